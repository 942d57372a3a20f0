import { eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isClosingAccount } from "~/domains/identity/erasure/closed-accounts.server";
import { eraseAccountRows } from "~/domains/privacy/erasure/erase-account-rows.server";
import { deleteDemoRows } from "./delete-demo-rows.server";
import { isWorking } from "./demo-fill";
import { claimFill, demoLease, fillDemo, findDemoFill } from "./fill-demo.server";
import { demoFills } from "./tables";

/** Deletes one batch of the demo data. On a duplicate delivery, the second job finds the lease held. */
export async function removeDemo(ctx: AccountContext): Promise<void> {
  const fill = await findDemoFill(ctx);
  const held = fill?.state === "removing" ? await claimFill(ctx, fill) : null;
  if (!held) return;
  try {
    if (!(await deleteDemoRows(ctx))) await ctx.db.delete(demoFills).where(demoLease.isHeld(held));
  } finally {
    await demoLease.release(ctx, held);
  }
}

/** The job of a closing account: its demo data is deleted with its other rows, and no further step runs. */
export async function eraseDemoAccount(ctx: AccountContext): Promise<void> {
  if (await isClosingAccount(ctx, ctx.account.id))
    await ctx.db.delete(demoFills).where(eq(demoFills.accountId, ctx.account.id));
  await eraseAccountRows(ctx);
}

/** The queue job: runs one step or one part of the removal, then queues the next. */
export async function runDemoStep(ctx: AccountContext): Promise<void> {
  const fill = await findDemoFill(ctx);
  if (fill?.state === "filling") await fillDemo(ctx);
  if (fill?.state === "removing") await removeDemo(ctx);
  const after = await findDemoFill(ctx);
  // If another job holds the lease, that job continues.
  if (after && isWorking(after) && after.leaseUntil === null)
    await ctx.queue.send({ kind: "demo-work", accountId: ctx.account.id });
}
