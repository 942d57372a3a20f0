import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { isOwnWork } from "~/core/columns";
import type { AccountContext, BusinessContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { readAfter } from "~/core/lists/keyset";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { undoImport } from "~/domains/directory/imports/undo-import.server";
import { opportunities, tasks } from "../tables";
import { type Place, placesOf } from "./places.server";
import { pageOfTask } from "./task-place";
import type { TaskQuery } from "./task-schemas";

export type Task = typeof tasks.$inferSelect;

const isOpenTask = isNull(tasks.doneAt);

export async function getTask(ctx: AccountContext, taskId: number): Promise<Task> {
  const byId = and(eq(tasks.id, taskId), eq(tasks.accountId, ctx.account.id));
  const [task] = await ctx.db.select().from(tasks).where(byId).limit(1);
  if (!task) throw notFound("This task");
  return task;
}

/** For open tasks, the plus makes the query planner use the index by assignee. */
const whoseTasks = (ctx: BusinessContext, { whose, state }: Pick<TaskQuery, "whose" | "state">) => {
  if (whose === "all") return eq(tasks.accountId, ctx.account.id);
  const isMine = eq(tasks.assignedTo, ctx.actor.userId);
  if (state === "done") return and(eq(tasks.accountId, ctx.account.id), isMine);
  return and(sql`+${tasks.accountId} = ${ctx.account.id}`, isMine);
};

type Asked = Omit<TaskQuery, "sort"> & Partial<TaskQuery>;

const lastSeen = ({ id, dueAt, doneAt }: Task, isDone: boolean) => ({
  id,
  key: toUnixSeconds(isDone ? (doneAt ?? dueAt) : dueAt),
});

/** Sorted by due date, or by completion for done tasks; `isOwn` excludes demo data. */
export async function listTasks(ctx: BusinessContext, query: Asked, { isOwn = false } = {}) {
  const isDone = query.state === "done";
  const where = and(
    whoseTasks(ctx, query),
    isDone ? isNotNull(tasks.doneAt) : isOpenTask,
    query.state === "overdue" ? lt(tasks.dueAt, ctx.now()) : undefined,
    isOwn ? isOwnWork(ctx, tasks.isDemo) : undefined,
  );
  const last = query.cursor === undefined ? undefined : await getTask(ctx, query.cursor);
  const order = {
    key: isDone ? tasks.doneAt : tasks.dueAt,
    id: tasks.id,
    isDescending: isDone || query.sort === "latest",
  };
  const read = (beyond: SQL | undefined, by: SQL[], limit: number) =>
    ctx.db
      .select({ task: tasks, opportunity: opportunities.title })
      .from(tasks)
      .leftJoin(opportunities, eq(opportunities.id, tasks.opportunityId))
      .where(and(where, beyond))
      .orderBy(...by)
      .limit(limit);
  const found = await readAfter(read, order, last && lastSeen(last, isDone), query.limit + 1);
  const bounded = ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(where)
    .limit(MAX_EXACT_COUNT)
    .as("bounded");
  const [counted] = await ctx.db.select({ count: sql<number>`count(*)` }).from(bounded);
  const count = counted?.count ?? 0;
  const { rows, next } = pageOf(found, query.limit, (last) => last.task.id);
  const placed = await placesOf(
    ctx,
    rows.map(({ task }) => task),
  );
  const page: Page<{ task: Task; place: Place | null }> = {
    rows: rows.map(({ task, opportunity }) => ({
      task,
      place: opportunity && task.opportunityId ? { name: opportunity, to: pageOfTask(task) } : placed(task),
    })),
    next,
    total: totalUpTo(count),
  };
  return page;
}

/** At most 50. */
export const tasksOfOpportunity = (ctx: AccountContext, opportunityId: number) =>
  ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.accountId, ctx.account.id), eq(tasks.opportunityId, opportunityId)))
    .orderBy(sql`${tasks.doneAt} is not null`, asc(tasks.dueAt), asc(tasks.id))
    .limit(50);

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

const HAS_TASKS = "EXISTS (SELECT 1 FROM tasks t WHERE t.contact_id = contacts.id)";

/** Undoes an import, but keeps imported contacts that have tasks. */
export const undoImportBesidesTasks = (ctx: AccountContext, importId: number): Promise<void> =>
  undoImport(ctx, importId, HAS_TASKS);
