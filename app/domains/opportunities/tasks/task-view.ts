import { agoView, formatShortDate, formatTime } from "~/core/format";
import { daysBetween } from "~/core/time/local-time";
import { nameIn, type Person } from "~/domains/identity/team/person";
import type { Place } from "./places.server";
import type { Task } from "./tasks.server";

/** Labels for tasks due today or tomorrow. */
const NEAR_DAYS = ["Today", "Tomorrow"];

function nearDay(dueAt: Date, now: Date, zone: string): string | null {
  return dueAt < now ? null : (NEAR_DAYS[daysBetween(now, dueAt, zone)] ?? null);
}

/** "Today, 15:00", "1 Dec, 15:00"; includes the year if it is not the current one. */
function dueText(dueAt: Date, now: Date, zone: string): string {
  const [hour] = /\d\d:\d\d/.exec(formatTime(dueAt, zone)) ?? [""];
  return `${nearDay(dueAt, now, zone) ?? formatShortDate(dueAt, now, zone)}, ${hour}`;
}

export const taskView = (
  task: Task,
  team: Person[],
  now: Date,
  zone: string,
  place: Place | null = null,
) => ({
  id: task.id,
  title: task.title,
  due: dueText(task.dueAt, now, zone),
  dueTitle: formatTime(task.dueAt, zone),
  isOverdue: task.doneAt === null && task.dueAt < now,
  near: task.doneAt === null ? nearDay(task.dueAt, now, zone) : null,
  isDone: task.doneAt !== null,
  done: task.doneAt && agoView(task.doneAt, now, zone),
  assignedTo: nameIn(team, task.assignedTo),
  place,
  isDemo: task.isDemo,
});
export type TaskView = ReturnType<typeof taskView>;

export const taskJson = (task: Task) => ({
  id: task.id,
  title: task.title,
  dueAt: task.dueAt.toISOString(),
  assignedTo: task.assignedTo,
  createdBy: task.createdBy,
  opportunityId: task.opportunityId,
  companyId: task.companyId,
  contactId: task.contactId,
  isDone: task.doneAt !== null,
  isDemo: task.isDemo,
  doneAt: task.doneAt?.toISOString() ?? null,
  createdAt: task.createdAt.toISOString(),
});
