import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { statement } from "~/core/statement";
import { directoryOwners } from "../tables";

type List = (typeof directoryOwners.$inferSelect)["list"];

export async function ownersOf(
  ctx: AccountContext,
  list: List,
  rows: readonly { id: number }[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const found = await ctx.db.all<{ id: number; owner: number }>(
    sql`select row_id as id, owner_id as owner from ${directoryOwners}
      where account_id = ${ctx.account.id} and list = ${list} and row_id in (${sql.raw(rows.map(({ id }) => Math.trunc(id)).join(", "))})`,
  );
  return new Map(found.map(({ id, owner }) => [id, owner]));
}

export const unassignDirectoryOwner = (ctx: Pick<Context, "d1">, userId: number, onlyIf = sql`true`) =>
  statement(ctx, sql`delete from ${directoryOwners} where owner_id = ${userId} and ${onlyIf}`);
