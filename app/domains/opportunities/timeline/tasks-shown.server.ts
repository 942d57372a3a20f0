import type { BusinessContext } from "~/core/context";
import { readerZone } from "~/core/time/time-zones";
import type { Person } from "~/domains/identity/team/person";
import { placesOf } from "../tasks/places.server";
import { type TaskView, taskView } from "../tasks/task-view";
import type { Task } from "../tasks/tasks.server";

/** With whom of the company each is about. */
export async function tasksShown(
  ctx: BusinessContext,
  tasks: Task[],
  team: Person[],
  companyId: number | null,
): Promise<TaskView[]> {
  const placed = await placesOf(
    ctx,
    companyId === null ? [] : tasks.filter(({ contactId }) => contactId !== null),
  );
  return tasks.map((task) => taskView(task, team, ctx.now(), readerZone(ctx), placed(task)));
}
