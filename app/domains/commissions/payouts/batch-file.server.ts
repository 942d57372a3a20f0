import type { Context } from "~/core/context";
import { csvRow } from "~/core/csv";
import { getBatch, type Payout, type PayoutKind } from "./list-payouts.server";
import { openDetails } from "./payout-accounts.server";

/** The columns of each kind's file, in order; amounts have two decimals and a decimal point. */
const BATCH_COLUMNS: Record<PayoutKind, readonly string[]> = {
  bank: [
    "payment_reference",
    "beneficiary_name",
    "bank_name",
    "bank_country",
    "account_number",
    "branch_code",
    "swift_bic",
    "amount",
    "currency",
  ],
  mobile: ["payment_reference", "beneficiary_name", "operator", "msisdn", "amount", "currency"],
};

const amountOf = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** E.164 without the plus: operators expect this, and spreadsheets don't read it as a formula. */
const msisdnOf = (phone: string) => phone.replace(/^\+/, "");

async function lineOf(ctx: Context, payout: Payout): Promise<string[]> {
  const reference = `NJIA-${payout.id}`;
  const money = [amountOf(payout.cents), "USD"];
  if (payout.encryptedDetails === null) {
    const unknown = BATCH_COLUMNS[payout.kind].slice(1, -2).map(() => "");
    return [reference, ...unknown, ...money];
  }
  const details = await openDetails(ctx, payout.agentId, payout.encryptedDetails);
  if (details.kind === "mobile")
    return [reference, details.holder, details.operator, msisdnOf(details.phone), ...money];
  const { holder, bank, country, account, branch, swift } = details;
  return [reference, holder, bank, country, account, branch, swift, ...money];
}

/** The batch as it was created, so that the file is always the same. @throws DomainError not_found */
export async function batchFile(ctx: Context, batchId: number) {
  const { kind, payouts } = await getBatch(ctx, batchId);
  const lines = await Promise.all(payouts.map((payout) => lineOf(ctx, payout)));
  return {
    name: `payouts-${kind}-${batchId}.csv`,
    text: [BATCH_COLUMNS[kind], ...lines].map((cells) => csvRow(cells)).join(""),
  };
}
