import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { append } from "~/core/lists/unbounded";
import { statement } from "~/core/statement";
import { requireTeammate } from "~/domains/identity/team/teammates.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { tasks } from "../tables";
import { eventStatement } from "../timeline/events.server";
import { requirePlace } from "./places.server";
import { type Placed, pageOfTask } from "./task-place";
import type { TaskChange, TaskInput } from "./task-schemas";
import { getTask, type Task } from "./tasks.server";

function noticeOf(
  ctx: BusinessContext,
  task: Pick<Task, "title" | "assignedTo" | "isDemo"> & Placed,
  cause: string,
) {
  if (task.assignedTo === ctx.actor.userId) return [];
  const notice = notifyStatement(ctx, {
    userId: task.assignedTo,
    cause,
    kind: "task",
    title: `${ctx.actor.firstName} assigned you a task`.trim(),
    text: task.title,
    path: pageOfTask(task),
    isDemo: task.isDemo,
  });
  return [statement(ctx, notice)];
}

/**
 * `along` runs after the insert in the same batch, where `last_insert_rowid()` is the task's ID.
 * @throws DomainError not_found, invalid, limit_reached
 */
export async function addTask(
  ctx: BusinessContext,
  input: TaskInput,
  along: D1PreparedStatement[] = [],
): Promise<Task> {
  const { title, dueAt } = input;
  const assignedTo = input.assignedTo ?? ctx.actor.userId;
  const { place } = await requirePlace(ctx, input);
  const { opportunityId } = place;
  await requireTeammate(ctx, assignedTo, "assignedTo");
  const isDemo = isDemoWork(ctx);
  const facts = { accountId: ctx.account.id, createdBy: ctx.actor.userId, createdAt: ctx.now() };
  const insert = ctx.db
    .insert(tasks)
    .values({
      ...facts,
      title,
      dueAt,
      ...place,
      assignedTo,
      isDemo,
      remindedAt: isDemo ? ctx.now() : null,
    })
    .returning({ id: tasks.id });
  const write = [
    statement(ctx, insert),
    ...along,
    ...(opportunityId
      ? [eventStatement(ctx, sql`id = ${opportunityId}`, { kind: "task", text: `To do: ${title}` })]
      : []),
  ];
  const [written] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch<{ id: number }>([...write, statement(ctx, count)]),
  );
  const task = await getTask(ctx, written?.results[0]?.id ?? 0);
  const [notice] = noticeOf(ctx, task, `task:${task.id}:for:${assignedTo}`);
  await notice?.run();
  return task;
}

/** Changes a task. Safe to repeat; a new due time triggers a new reminder. @throws DomainError not_found, invalid, limit_reached */
export async function changeTask(
  ctx: BusinessContext,
  taskId: number,
  { isDone, ...change }: TaskChange,
): Promise<Task> {
  const before = await getTask(ctx, taskId);
  if (change.assignedTo && change.assignedTo !== before.assignedTo)
    await requireTeammate(ctx, change.assignedTo, "assignedTo");
  const byId = and(eq(tasks.id, taskId), eq(tasks.accountId, ctx.account.id));
  const isNewTime = change.dueAt && change.dueAt.getTime() !== before.dueAt.getTime();
  const statements: D1PreparedStatement[] = [];
  const isGiven = change.assignedTo && change.assignedTo !== before.assignedTo;
  let notes = isGiven ? sql`true` : sql`false`;
  if (Object.values(change).some((value) => value !== undefined))
    statements.push(
      statement(
        ctx,
        ctx.db
          .update(tasks)
          .set({ ...change, ...(isNewTime ? { remindedAt: null } : {}) })
          .where(byId),
      ),
    );
  if (isDone !== undefined) {
    const changes = isDone ? isNull(tasks.doneAt) : isNotNull(tasks.doneAt);
    const text = `${isDone ? "Done" : "Reopened"}: ${change.title ?? before.title}`;
    const stands = sql`exists (select 1 from ${tasks} where ${and(byId, changes)})`;
    if (before.opportunityId) {
      notes = isGiven ? notes : stands;
      statements.push(
        eventStatement(ctx, sql`id = ${before.opportunityId} and ${stands}`, { kind: "task", text }),
      );
    }
    statements.push(
      statement(
        ctx,
        ctx.db
          .update(tasks)
          .set({ doneAt: isDone ? ctx.now() : null })
          .where(and(byId, changes)),
      ),
    );
  }
  if (isGiven && change.assignedTo)
    append(
      statements,
      noticeOf(
        ctx,
        { ...before, assignedTo: change.assignedTo, title: change.title ?? before.title },
        `task:${taskId}:for:${change.assignedTo}:${ctx.now().getTime()}`,
      ),
    );
  await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...statements]), {
    onlyIf: notes,
  });
  return getTask(ctx, taskId);
}

/** @throws DomainError not_found */
export async function deleteTask(ctx: BusinessContext, taskId: number): Promise<void> {
  await getTask(ctx, taskId);
  await ctx.db.delete(tasks).where(and(eq(tasks.id, taskId), eq(tasks.accountId, ctx.account.id)));
}
