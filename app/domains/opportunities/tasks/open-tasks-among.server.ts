import { and, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { tasks } from "../tables";

/** Those of these tasks that are still to be done. */
export async function openTasksAmong(ctx: AccountContext, taskIds: readonly number[]): Promise<Set<number>> {
  if (taskIds.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        sql`${tasks.id} in ${inJsonArray(taskIds)}`,
        eq(tasks.accountId, ctx.account.id),
        isNull(tasks.doneAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
