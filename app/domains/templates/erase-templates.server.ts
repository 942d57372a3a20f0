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

/** The account's own translations of a demo template stay: the first of them becomes the original. */
export const deleteDemoTemplates = async (ctx: AccountContext) => {
  const { id } = ctx.account;
  const ofDemo = sql`account_id = ${id} and is_demo = 0
    and variant_of in (select d.id from outreach_templates d where d.account_id = ${id} and d.is_demo = 1)`;
  const [, removed] = await ctx.d1.batch([
    statement(
      ctx,
      sql`update outreach_templates set variant_of = nullif(heir.id, outreach_templates.id)
        from (select variant_of as root, coalesce(min(case when archived_at is null then id end), min(id)) as id
          from outreach_templates where ${ofDemo} group by variant_of) heir
        where heir.root = outreach_templates.variant_of and outreach_templates.account_id = ${id} and is_demo = 0`,
    ),
    statement(ctx, sql`delete from outreach_templates where account_id = ${id} and is_demo = 1`),
  ]);
  return removed as D1Result;
};
