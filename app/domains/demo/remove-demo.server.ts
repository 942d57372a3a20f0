import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { isClosingAccount } from "~/domains/identity/erasure/closed-accounts.server";
import { emptyAccount } from "~/domains/privacy/erasure/empty-account.server";
import { claimFill, findDemoFill } from "./fill-demo.server";
import { removeDemoRows } from "./remove-demo-rows.server";
import { demoFills } from "./tables";

/** A part of it. Delivered twice, one of the two finds the lease taken. */
export async function removeDemo(ctx: AccountContext): Promise<void> {
  const fill = await findDemoFill(ctx);
  if (fill?.state !== "removing" || !(await claimFill(ctx, fill))) return;
  const isIt = and(eq(demoFills.accountId, ctx.account.id), eq(demoFills.state, "removing"));
  try {
    if (!(await removeDemoRows(ctx))) await ctx.db.delete(demoFills).where(isIt);
  } finally {
    await ctx.db.update(demoFills).set({ leaseUntil: null }).where(isIt);
  }
}

/** The job of an account that closes: its demo work goes with all its rows, and no step is done any more. */
export async function emptyAccountOfDemo(ctx: AccountContext): Promise<void> {
  if (await isClosingAccount(ctx, ctx.account.id))
    await ctx.db.delete(demoFills).where(eq(demoFills.accountId, ctx.account.id));
  await emptyAccount(ctx);
}
