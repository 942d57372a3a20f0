import type { Context } from "~/core/context";
import { withDatabase } from "./context";
import { type Meter, meterDatabase } from "./meter-database";

/** A context whose database counts the rows it reads and writes (D1's `rows_read`, as billed). */
export function metered<C extends Context>(ctx: C) {
  const meter: Meter = { read: 0, written: 0 };
  return {
    ctx: withDatabase(ctx, meterDatabase(ctx.d1, meter)),
    rowsRead: () => meter.read,
    rowsWritten: () => meter.written,
    reset: () => Object.assign(meter, { read: 0, written: 0 }),
  };
}
