import type { AccountContext } from "~/core/context";
import { isWorking } from "./demo-fill";
import { fillDemo, findDemoFill } from "./fill-demo.server";
import { removeDemo } from "./remove-demo.server";

/** The job of the queue: a step, or a part of the removal; then it goes on in a further job. */
export async function runDemoStep(ctx: AccountContext): Promise<void> {
  const fill = await findDemoFill(ctx);
  if (fill?.state === "filling") await fillDemo(ctx);
  if (fill?.state === "removing") await removeDemo(ctx);
  const after = await findDemoFill(ctx);
  // Somebody else's lease: that job goes on.
  if (after && isWorking(after) && after.leaseUntil === null)
    await ctx.queue.send({ kind: "demo-work", accountId: ctx.account.id });
}
