import type { AccountContext } from "~/core/context";
import { planLine } from "../invoices/lines";
import { invoiceStatement } from "../invoices/open-invoice.server";
import type { Terms } from "../plans/plans";
import { readSubscription, runBatch, subscriptionStatements } from "./save-subscription.server";
import { daysAfter, periodAfter } from "./subscription";
import { paid } from "./turn";

const BOUGHT: readonly (Terms & { day: number })[] = [
  { day: 101, plan: "startup", billing: "monthly" },
  { day: 71, plan: "startup", billing: "monthly" },
  { day: 40, plan: "scaleup", billing: "annual" },
];

/** Gives the demo account a subscription with some paid months, unless it already has one. */
export async function startDemoSubscription(ctx: AccountContext): Promise<void> {
  const read = await readSubscription(ctx);
  if (read.version > 0) return;
  const invoices = [];
  let subscription = read.subscription;
  for (const { day, ...terms } of BOUGHT) {
    const start = daysAfter(ctx.now(), -day);
    subscription = paid(subscription, terms, "upgrade", start);
    const end = periodAfter(start, terms.billing);
    invoices.push(
      await invoiceStatement(ctx, {
        kind: "upgrade",
        ...terms,
        periodStart: start,
        periodEnd: end,
        lines: [planLine(terms, start, end)],
        dueAt: daysAfter(start, 7),
        past: { issuedAt: start, settledAt: daysAfter(start, 1) },
      }),
    );
  }
  await runBatch(ctx, [...subscriptionStatements(ctx, subscription, 0), ...invoices]);
}
