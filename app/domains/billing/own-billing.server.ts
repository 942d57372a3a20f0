import { desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { findBillingDetails } from "./invoices/open-invoice.server";
import { readSubscription } from "./subscription/save-subscription.server";
import { invoices } from "./tables";

export async function ownBilling(ctx: AccountContext, limit: number) {
  const [{ subscription }, details, billed] = await Promise.all([
    readSubscription(ctx),
    findBillingDetails(ctx),
    ctx.db
      .select()
      .from(invoices)
      .where(eq(invoices.accountId, ctx.account.id))
      .orderBy(desc(invoices.id))
      .limit(limit),
  ]);
  return { subscription, details, invoices: billed };
}
