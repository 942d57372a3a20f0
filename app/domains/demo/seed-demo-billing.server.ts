import type { Context } from "~/core/context";
import { startDemoSubscription } from "~/domains/billing/subscription/start-demo-subscription.server";
import { businessOf } from "./work/demo-sides.server";

/** A plan with invoices of before, marked as demo: never charged, without a number, and told to nobody. Made once. */
export async function seedDemoBilling(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (business?.account.isDemo) await startDemoSubscription(business);
}
