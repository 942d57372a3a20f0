import type { BusinessContext } from "~/core/context";
import { readerZone } from "~/core/time/time-zones";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { placesOf } from "../tasks/places.server";
import { type TaskView, taskView } from "../tasks/task-view";
import type { Task } from "../tasks/tasks.server";

/** On a company's page, each task shows its contact. */
export async function tasksShown(
  ctx: BusinessContext,
  tasks: Task[],
  companyId: number | null,
): Promise<TaskView[]> {
  if (tasks.length === 0) return [];
  const [team, placed] = await Promise.all([
    teamChoices(ctx),
    placesOf(ctx, companyId === null ? [] : tasks.filter(({ contactId }) => contactId !== null)),
  ]);
  return tasks.map((task) => taskView(task, team, ctx.now(), readerZone(ctx), placed(task)));
}
