import type { BusinessContext } from "~/core/context";
import { formatShortDate, formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { getOwnLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { listWaiting } from "./action-items.server";
import { listFirstSteps } from "./first-steps.server";
import { getThirtyDays } from "./last-30-days.server";

const NEXT_TASKS = 5;

/** Returns the user's next open tasks, including meetings, by due date. */
async function nextTasks(ctx: BusinessContext) {
  const [zone, now] = [readerZone(ctx), ctx.now()];
  const { rows } = await listTasks(ctx, { whose: "mine", state: "open", limit: NEXT_TASKS });
  return rows.map(({ task: { id, title, dueAt }, place }) => ({
    id,
    title,
    due: formatShortDate(dueAt, now, zone),
    dueTitle: formatTime(dueAt, zone),
    isOverdue: dueAt < now,
    place: place?.name ?? null,
  }));
}
export type NextTask = Awaited<ReturnType<typeof nextTasks>>[number];

/** The figures cover the whole account, including demo data, which `hasDemoWork` marks. */
export async function getHomeDashboard(ctx: BusinessContext) {
  const { hasDemoWork, ...leads } = await getOwnLeadTotals(ctx);
  const [waiting, metrics, steps, tasks] = await Promise.all([
    listWaiting(ctx, leads),
    getThirtyDays(ctx),
    listFirstSteps(ctx, leads),
    nextTasks(ctx),
  ]);
  const isAStep = steps.some(({ key, isDone }) => key === "confirm" && !isDone);
  const others = isAStep ? waiting.filter(({ key }) => key !== "address") : waiting;
  return { waiting: others, figures: metrics, steps, tasks, hasDemoWork };
}
