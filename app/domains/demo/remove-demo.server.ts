import { eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isClosingAccount } from "~/domains/identity/erasure/closed-accounts.server";
import { emptyAccount } from "~/domains/privacy/erasure/empty-account.server";
import { claimFill, demoLease, findDemoFill } from "./fill-demo.server";
import { removeDemoRows } from "./remove-demo-rows.server";
import { demoFills } from "./tables";

/** A part of it. Delivered twice, one of the two finds the lease taken. */
export async function removeDemo(ctx: AccountContext): Promise<void> {
  const fill = await findDemoFill(ctx);
  const held = fill?.state === "removing" ? await claimFill(ctx, fill) : null;
  if (!held) return;
  try {
    if (!(await removeDemoRows(ctx))) await ctx.db.delete(demoFills).where(demoLease.isHeld(held));
  } finally {
    await demoLease.release(ctx, held);
  }
}

/** The job of an account that closes: its demo work goes with all its rows, and no step is done any more. */
export async function emptyAccountOfDemo(ctx: AccountContext): Promise<void> {
  if (await isClosingAccount(ctx, ctx.account.id))
    await ctx.db.delete(demoFills).where(eq(demoFills.accountId, ctx.account.id));
  await emptyAccount(ctx);
}
