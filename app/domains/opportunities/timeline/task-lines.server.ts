import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { sameCompany } from "~/domains/directory/companies/same-company";
import { nameIn, type Person } from "~/domains/identity/team/person";
import { paths } from "~/paths";
import { tasks } from "../tables";
import type { Task } from "../tasks/tasks.server";
import type { Happening } from "./timeline.server";

const MAX_OPEN = 10;

/** A condition: of the company and its people, but not of an opportunity, whose events tell of its own. */
export const isOfCompany = (ctx: BusinessContext, companyId: number): SQL =>
  sql`${tasks.companyId} in (select value from ${sameCompany(ctx, companyId)})`;

export const isOfContact = (contactId: number): SQL => eq(tasks.contactId, contactId);

const listOf = (ctx: BusinessContext, isOfRecord: SQL, also: SQL | undefined, order: SQL, limit: number) =>
  ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.accountId, ctx.account.id), isOfRecord, also))
    .orderBy(order, desc(tasks.id))
    .limit(limit);

/** The most urgent first. */
export const openTasksOf = (ctx: BusinessContext, isOfRecord: SQL): Promise<Task[]> =>
  listOf(ctx, isOfRecord, isNull(tasks.doneAt), asc(tasks.dueAt), MAX_OPEN);

/** Two sources, the newest first: when each was written, and when it was done. */
export async function taskLines(
  ctx: BusinessContext,
  isOfRecord: SQL,
  team: Person[],
  limit: number,
  before?: Date,
): Promise<Happening[][]> {
  const [added, done] = await Promise.all([
    listOf(ctx, isOfRecord, before && lt(tasks.createdAt, before), desc(tasks.createdAt), limit),
    listOf(
      ctx,
      isOfRecord,
      and(isNotNull(tasks.doneAt), before && lt(tasks.doneAt, before)),
      desc(tasks.doneAt),
      limit,
    ),
  ]);
  const line = ({ id, title }: Task) => ({ detail: title, to: paths.tasks.task(id) });
  return [
    added.map((task) => ({
      ...line(task),
      id: `task-${task.id}`,
      at: task.createdAt,
      title: `Task for ${nameIn(team, task.assignedTo) ?? "somebody who left"}`,
    })),
    done.map((task) => ({
      ...line(task),
      id: `task-${task.id}-done`,
      at: task.doneAt ?? task.createdAt,
      title: "Task done",
      kind: "good" as const,
    })),
  ];
}
