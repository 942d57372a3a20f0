import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { statement } from "~/core/statement";

const FILES_BATCH_SIZE = 200;

async function removeFiles(ctx: AccountContext): Promise<boolean> {
  const { results } = await statement(
    ctx,
    sql`select id, key from outreach_files where account_id = ${ctx.account.id} limit ${FILES_BATCH_SIZE}`,
  ).all<{ id: number; key: string }>();
  if (results.length === 0) return false;
  await ctx.files.delete(results.map(({ key }) => key));
  const ids = JSON.stringify(results.map(({ id }) => id));
  await statement(
    ctx,
    sql`delete from outreach_files where id in (select value from json_each(${ids}))`,
  ).run();
  return true;
}

export const eraseOwnTemplates = async (ctx: AccountContext): Promise<boolean> =>
  (await removeFiles(ctx)) || deleteInBatches(ctx, ["outreach_templates", "signatures"]);

export const removeSignatureOf = (ctx: Context, userId: number, isGone: SQL) =>
  statement(ctx, sql`delete from signatures where user_id = ${userId} and ${isGone}`);
