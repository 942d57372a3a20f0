import type { BusinessContext } from "~/core/context";
import { formatUsd } from "~/core/format";
import { listBankAccounts, operatorConfig } from "~/domains/settings/operator.server";
import type { owedTotals } from "../ledger/sums.server";
import type { ToPay } from "./ui/how-to-pay";

/** What a business still owes for confirmed deals, and how to transfer it; null for a demo account. */
export async function toPay(
  ctx: BusinessContext,
  { commissionOwed, feesOwed }: Awaited<ReturnType<typeof owedTotals>>,
): Promise<ToPay | null> {
  if (ctx.account.isDemo) return null;
  const { SALES_EMAIL } = await operatorConfig(ctx);
  return {
    commission: formatUsd(Math.max(commissionOwed, 0)),
    fees: formatUsd(Math.max(feesOwed, 0)),
    ahead: commissionOwed < 0 ? formatUsd(-commissionOwed) : null,
    isPaid: commissionOwed <= 0 && feesOwed <= 0,
    bankAccounts: await listBankAccounts(ctx),
    salesEmail: SALES_EMAIL,
    reference: `DEALS-${ctx.account.id}`,
  };
}
