import type { Context } from "~/core/context";

const AT_ONCE = 500;

/** Removes at most 500; counts of an agent have no day and stay. */
export async function forgetPastUse(ctx: Pick<Context, "d1">, before: Date): Promise<number> {
  const old = `delete from quota_use where rowid in (select rowid from quota_use where period < ?1 limit ${AT_ONCE})`;
  return (await ctx.d1.prepare(old).bind(before.toISOString().slice(0, 10)).run()).meta.changes;
}
