import type { Account } from "~/core/context";
import type { DemoFill } from "./demo-fill";

export type DemoState = DemoFill["state"] | "none";

/** The API response and the screens' data; `fill` is null if there is no demo data. */
export const demoJson = (fill: DemoFill | null) => ({
  state: (fill?.state ?? "none") as DemoState,
  stepsDone: fill?.stepsDone ?? 0,
  stepsTotal: fill?.stepsTotal ?? 0,
});

/** The portal's card: shown while demo data can be added, and with a removal button once it exists. */
export const demoNote = (fill: DemoFill | null, account: Account, isOffered: boolean): DemoState | null =>
  account.isDemo ? null : fill ? fill.state : isOffered ? "none" : null;
