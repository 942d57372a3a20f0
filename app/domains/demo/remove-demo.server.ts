import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { claimFill } from "./fill-demo.server";
import { removeDemoRows } from "./remove-demo-rows.server";
import { demoFills } from "./tables";

/** A part of it. Delivered twice, one of the two finds the lease taken. */
export async function removeDemo(ctx: AccountContext): Promise<void> {
  if (!(await claimFill(ctx, "removing"))) return;
  const isIt = and(eq(demoFills.accountId, ctx.account.id), eq(demoFills.state, "removing"));
  try {
    if (!(await removeDemoRows(ctx))) await ctx.db.delete(demoFills).where(isIt);
  } finally {
    await ctx.db.update(demoFills).set({ leaseUntil: null }).where(isIt);
  }
}
