import { sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";

const BATCH_SIZE = 500;

const piece = (table: string, which: ReturnType<typeof sql>) =>
  sql`delete from ${sql.raw(table)} where rowid in (select rowid from ${sql.raw(table)} where ${which} limit ${BATCH_SIZE})`;

function removeTags(ctx: Pick<Context, "d1">, which: ReturnType<typeof sql>) {
  const gone = sql`tag_id in (select id from tags where ${which})`;
  const isEmpty = sql`not exists (select 1 from tagged_rows t where t.tag_id = tags.id)
    and not exists (select 1 from removed_tagged_rows t where t.tag_id = tags.id)
    and not exists (select 1 from tag_changes t where t.tag_id = tags.id)`;
  return [
    ...["tagged_rows", "removed_tagged_rows", "tag_changes"].map((table) =>
      statement(ctx, piece(table, gone)),
    ),
    statement(ctx, piece("tags", sql`${which} and ${isEmpty}`)),
  ];
}

async function run(ctx: Pick<Context, "d1">, statements: D1PreparedStatement[]): Promise<number> {
  const done = await ctx.d1.batch(statements);
  return done.reduce((sum, { meta }) => sum + meta.changes, 0);
}

export const MAX_TAG_PURGE_STATEMENTS = 6;

/** Deletes a batch of older tag changes, of tags of deleted rows and of deleted tags. */
export function purgeTagChanges(ctx: Context, before: Date): Promise<number> {
  const beforeSeconds = toUnixSeconds(before);
  return run(ctx, [
    statement(ctx, piece("tag_changes", sql`changed_at < ${beforeSeconds}`)),
    statement(ctx, piece("removed_tagged_rows", sql`removed_at < ${beforeSeconds}`)),
    ...removeTags(ctx, sql`deleted_at < ${beforeSeconds}`),
  ]);
}

export async function eraseOwnTags(ctx: AccountContext): Promise<boolean> {
  const own = ctx.account.id;
  if ((await run(ctx, removeTags(ctx, sql`account_id = ${own}`))) > 0) return true;
  await statement(ctx, sql`delete from tag_names where account_id = ${own}`).run();
  return false;
}

export async function deleteDemoTags(ctx: BusinessContext): Promise<boolean> {
  const own = ctx.account.id;
  if ((await run(ctx, removeTags(ctx, sql`account_id = ${own} and is_demo = 1`))) > 0) return true;
  await statement(ctx, sql`delete from tag_names where account_id = ${own} and names = '[]'`).run();
  return false;
}
