import type { CustomerClose } from "./closes/list-closes.server";
import type { CustomerCommission } from "./ledger/list-commissions.server";
import type { owedTotals } from "./ledger/sums.server";
import { netEarnings } from "./net-earnings";

const dollars = (cents: number) => cents / 100;

export const closeJson = (close: CustomerClose) => ({
  id: close.id,
  agentId: close.agentId,
  sharedLeadId: close.sharedLeadId,
  leadId: close.customer?.leadId ?? null,
  companyName: close.customer?.companyName ?? null,
  state: close.state,
  leadValue: dollars(close.value),
  commissionRate: close.rate,
  commission: dollars(close.commission),
  platformFeeRate: close.feeRate,
  platformFee: close.fee === null ? null : dollars(close.fee),
  reason: close.reason,
  reportedAt: close.reportedAt.toISOString(),
  answerBy: close.dueAt.toISOString(),
  isDemo: close.isDemo,
});

export const commissionJson = (row: CustomerCommission) => ({
  id: row.id,
  subject: row.subject,
  kind: row.kind,
  state: row.state,
  amount: dollars(row.cents),
  base: dollars(row.base),
  rate: row.rate,
  companyName: row.customer?.companyName ?? null,
  earnedAt: row.earnedAt.toISOString(),
  payableAt: row.dueAt?.toISOString() ?? null,
  coveredAt: row.coveredAt?.toISOString() ?? null,
  isDemo: row.isDemo,
});

type Owed = Awaited<ReturnType<typeof owedTotals>>;

export const totalsJson = ({
  commission,
  commissionPaid,
  commissionOwed,
  fees,
  feesPaid,
  feesOwed,
}: Owed) => ({
  commissionEarned: dollars(commission),
  platformFees: dollars(fees),
  netEarnings: netEarnings(commission, fees),
  commissionPaid: dollars(commissionPaid),
  platformFeesPaid: dollars(feesPaid),
  owed: dollars(commissionOwed + feesOwed),
});
