import type { BusinessContext } from "~/core/context";
import { auditStatement } from "~/domains/audit/audit.server";
import { requirePayer } from "../subscription/payer";
import type { DetailsInput } from "../subscription/schemas";
import { billingDetails } from "../tables";
import { requireInvoiceReader } from "./list-invoices.server";
import { findBillingDetails } from "./open-invoice.server";

/** @throws DomainError forbidden */
export async function getBillingDetails(ctx: BusinessContext) {
  requireInvoiceReader(ctx);
  return findBillingDetails(ctx);
}

export async function saveBillingDetails(ctx: BusinessContext, input: DetailsInput) {
  requirePayer(ctx);
  const row = { ...input, changedAt: ctx.now() };
  await ctx.db.batch([
    ctx.db
      .insert(billingDetails)
      .values({ accountId: ctx.account.id, ...row })
      .onConflictDoUpdate({ target: billingDetails.accountId, set: row }),
    auditStatement(ctx, { action: "save-billing-details", target: `account:${ctx.account.id}` }),
  ]);
  return findBillingDetails(ctx);
}
