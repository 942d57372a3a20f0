import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { sameCompany } from "~/domains/directory/companies/same-company";
import { tasks } from "../tables";
import type { Task } from "../tasks/tasks.server";

const MAX_OPEN = 10;

/** A company including its contacts, or one contact. A deal's tasks are in the deal's own history. */
type TaskRecord = { companyId: number } | { contactId: number };

const isTaskOf = (ctx: BusinessContext, record: TaskRecord): SQL =>
  "contactId" in record
    ? eq(tasks.contactId, record.contactId)
    : sql`${tasks.companyId} in (select value from ${sameCompany(ctx, record.companyId)})`;

const listOf = (ctx: BusinessContext, record: TaskRecord, also: SQL | undefined, order: SQL, limit: number) =>
  ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.accountId, ctx.account.id), isTaskOf(ctx, record), also))
    .orderBy(order, desc(tasks.id))
    .limit(limit);

/** Open tasks, earliest due first; at most 10. */
export const openTasksOf = (ctx: BusinessContext, record: TaskRecord): Promise<Task[]> =>
  listOf(ctx, record, isNull(tasks.doneAt), asc(tasks.dueAt), MAX_OPEN);

export const listTasksAdded = (
  ctx: BusinessContext,
  record: TaskRecord,
  limit: number,
  before?: Date,
): Promise<Task[]> =>
  listOf(ctx, record, before && lt(tasks.createdAt, before), desc(tasks.createdAt), limit);

export const listTasksDone = (
  ctx: BusinessContext,
  record: TaskRecord,
  limit: number,
  before?: Date,
): Promise<Task[]> =>
  listOf(
    ctx,
    record,
    and(isNotNull(tasks.doneAt), before && lt(tasks.doneAt, before)),
    desc(tasks.doneAt),
    limit,
  );

/** Counts tasks added and tasks completed. */
export async function countTaskEvents(ctx: BusinessContext, record: TaskRecord): Promise<number> {
  const [row] = await ctx.db
    .select({ added: count(), done: count(tasks.doneAt) })
    .from(tasks)
    .where(and(eq(tasks.accountId, ctx.account.id), isTaskOf(ctx, record)));
  return (row?.added ?? 0) + (row?.done ?? 0);
}
