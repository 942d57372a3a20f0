import { formatTime } from "~/core/format";
import { nameIn, type Person } from "./people";
import type { Task } from "./tasks.server";

export const taskView = (task: Task, team: Person[], now: Date, opportunity: string | null = null) => ({
  id: task.id,
  title: task.title,
  dueAt: formatTime(task.dueAt),
  isOverdue: task.doneAt === null && task.dueAt < now,
  isDone: task.doneAt !== null,
  doneAt: task.doneAt && formatTime(task.doneAt),
  assignedTo: nameIn(team, task.assignedTo),
  opportunityId: task.opportunityId,
  opportunity,
});
export type TaskView = ReturnType<typeof taskView>;

export const taskJson = (task: Task) => ({
  id: task.id,
  title: task.title,
  dueAt: task.dueAt.toISOString(),
  assignedTo: task.assignedTo,
  createdBy: task.createdBy,
  opportunityId: task.opportunityId,
  isDone: task.doneAt !== null,
  doneAt: task.doneAt?.toISOString() ?? null,
  createdAt: task.createdAt.toISOString(),
});
