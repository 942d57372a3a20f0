import type { Account } from "~/core/context";
import type { DemoFill } from "./demo-fill";

export type DemoState = DemoFill["state"] | "none";

/** The call's answer, and what the screens show. Null: there is no demo work. */
export const demoJson = (fill: DemoFill | null) => ({
  state: (fill?.state ?? "none") as DemoState,
  stepsDone: fill?.stepsDone ?? 0,
  stepsTotal: fill?.stepsTotal ?? 0,
});

/** What the portal says of it: it is offered where it may be made, and can be taken away where it stands. */
export const demoNote = (fill: DemoFill | null, account: Account, isOffered: boolean): DemoState | null =>
  account.isDemo ? null : fill ? fill.state : isOffered ? "none" : null;
