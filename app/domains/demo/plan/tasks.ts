import { at, DAY, type DemoDeal, type DemoEvent } from "./event";
import type { Random } from "./random";

const TASKS = [
  "Call about the offer",
  "Send the price list",
  "Plan the site visit",
  "Ask for the signed order",
];

/** Days before the end of the plan; deals entered later have no task. */
export const EARLIEST_TASK = 18;

export function tasksOf(deals: readonly DemoDeal[], random: Random): DemoEvent[] {
  return deals.slice(0, 18).flatMap(({ key }, index): DemoEvent[] => {
    const task = `task-${index}`;
    const title = random.pick(TASKS);
    const made = { kind: "task", key: task, deal: key, title } as const;
    // Six are done, four are overdue, and the rest are open.
    if (index < 6)
      return [
        { ...made, at: at(12 + index, 7), dueIn: -(8 + index) * DAY - DAY / 2 },
        { at: at(9 + index, 10), kind: "task-done", key: task },
      ];
    if (index < 10)
      return [
        { ...made, at: at(8, 7) + index, dueIn: -(index - 5) * DAY - DAY / 2 },
        { at: -(index - 5) * DAY - DAY / 2, kind: "task-due", key: task },
      ];
    return [{ ...made, at: at(4, 7) + index, dueIn: (index - 9) * DAY - DAY / 2 }];
  });
}
