import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { formatUsd } from "~/core/format";
import { type PageQuery, pageOf } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { listBankAccounts, operatorConfig } from "~/domains/settings/operator.server";
import { coverStatement, coverTheRest, uncoverStatement } from "../ledger/cover-commissions.server";
import { owedOf, owedSql, type owedTotals } from "../ledger/sums.server";
import { feePayments } from "../tables";
import type { FeePaymentInput, ReverseInput } from "./schemas";
import type { ToPay } from "./ui/how-to-pay";

export type FeePayment = typeof feePayments.$inferSelect & { isReversed: boolean };
type AdminContext = Context & { actor: UserActor };

const centsOf = (dollars: number) => Math.round(dollars * 100);

export async function getFeeAccount(ctx: Context, accountId: number) {
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw notFound("This business");
  return account;
}

const isReversed = sql<boolean>`exists (select 1 from ${feePayments} r where r.reverses = ${feePayments}.id)`;

const select = (ctx: Context) =>
  ctx.db
    .select({
      id: feePayments.id,
      accountId: feePayments.accountId,
      pays: feePayments.pays,
      cents: feePayments.cents,
      reference: feePayments.reference,
      paidOn: feePayments.paidOn,
      reverses: feePayments.reverses,
      reason: feePayments.reason,
      recordedAt: feePayments.recordedAt,
      recordedBy: feePayments.recordedBy,
      isReversed: isReversed.mapWith(Boolean),
    })
    .from(feePayments);

export async function listFeePayments(ctx: Context, accountId: number, { limit, cursor }: PageQuery) {
  const account = await getFeeAccount(ctx, accountId);
  const own = eq(feePayments.accountId, accountId);
  const [found, owed] = await Promise.all([
    select(ctx)
      .where(cursor === undefined ? own : and(own, lt(feePayments.id, cursor)))
      .orderBy(desc(feePayments.id))
      .limit(limit + 1),
    owedOf(ctx, accountId),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), owed, name: account.name };
}

async function findStanding(
  ctx: Context,
  accountId: number,
  { pays, reference }: FeePaymentInput,
): Promise<FeePayment | null> {
  const [row] = await select(ctx)
    .where(
      and(
        eq(feePayments.accountId, accountId),
        eq(feePayments.pays, pays),
        eq(feePayments.reference, reference),
        sql`${feePayments.reverses} is null and not ${isReversed}`,
      ),
    )
    .limit(1);
  return row ?? null;
}

async function refusalOf(ctx: Context, accountId: number, input: FeePaymentInput): Promise<DomainError> {
  const { commissionOwed, feesOwed } = await owedOf(ctx, accountId);
  const owed = Math.max(0, input.pays === "commission" ? commissionOwed : feesOwed);
  const surplus = centsOf(input.amount) - owed;
  if (surplus <= centsOf(input.credit ?? 0))
    return new DomainError("conflict", "This balance was updated elsewhere. Reload and try again.");
  return new DomainError(
    "conflict",
    `${formatUsd(owed)} is due, so ${formatUsd(surplus)} would be credit. Correct the amount or confirm the credit.`,
    { field: "credit" },
  );
}

/**
 * Records one payment per reference and kind; SQL rejects a surplus above `credit`.
 * @throws DomainError not_found; invalid for a future date; conflict for a surplus, a demo account, or another amount
 * or date with the same reference
 */
export async function recordFeePayment(
  ctx: AdminContext,
  accountId: number,
  input: FeePaymentInput,
): Promise<FeePayment> {
  const { pays, amount, reference, paidOn, credit = 0 } = input;
  const { isDemo } = await getFeeAccount(ctx, accountId);
  if (isDemo) throw new DomainError("conflict", "Demo accounts have no balance due.");
  if (Date.parse(paidOn) > ctx.now().getTime() + 86_400_000)
    throw new DomainError("invalid", "The payment date can’t be in the future.", { field: "paidOn" });
  const cents = centsOf(amount);
  const stands = sql`select 1 from ${feePayments} p where p.account_id = ${accountId} and p.pays = ${pays} and p.reference = ${reference}
    and p.reverses is null and not exists (select 1 from ${feePayments} r where r.reverses = p.id)`;
  const insert = sql`insert into ${feePayments} (account_id, pays, cents, reference, paid_on, recorded_at, recorded_by)
    select ${accountId}, ${pays}, ${cents}, ${reference}, ${paidOn}, ${toUnixSeconds(ctx.now())}, ${ctx.actor.userId}
    where not exists (${stands}) and ${cents} - max(0, ${owedSql(accountId, pays)}) <= ${centsOf(credit)}`;
  const audit = auditIfChanged(ctx, {
    action: "record-fee-payment",
    target: `account:${accountId}`,
    detail: { pays, cents, reference, paidOn, ...(credit > 0 ? { credit: centsOf(credit) } : {}) },
  });
  await ctx.d1.batch([insert, audit, coverStatement(ctx, accountId)].map((query) => statement(ctx, query)));
  await coverTheRest(ctx, accountId);
  const payment = await findStanding(ctx, accountId, input);
  if (!payment) throw await refusalOf(ctx, accountId, input);
  if (payment.cents !== cents || payment.paidOn !== paidOn)
    throw new DomainError("conflict", "A payment with this reference already exists. Reverse it first.", {
      field: "reference",
    });
  return payment;
}

export async function getFeePayment(ctx: Context, paymentId: number): Promise<FeePayment> {
  const [payment] = await select(ctx).where(eq(feePayments.id, paymentId)).limit(1);
  if (!payment) throw notFound("This payment");
  return payment;
}

/**
 * Adds a reversing entry. Safe to repeat: the first reason is kept. Uncovers the deals that the payment covered, except
 * those in a payout run.
 * @throws DomainError not_found; conflict for a reversing entry
 */
export async function reverseFeePayment(
  ctx: AdminContext,
  paymentId: number,
  { reason }: ReverseInput,
): Promise<FeePayment> {
  const { accountId, pays, cents, reference, paidOn, reverses } = await getFeePayment(ctx, paymentId);
  if (reverses !== null)
    throw new DomainError("conflict", "Reversals can’t be reversed. Record the payment again instead.");
  const insert = sql`insert into ${feePayments} (account_id, pays, cents, reference, paid_on, reverses, reason, recorded_at, recorded_by)
    values (${accountId}, ${pays}, ${-cents}, ${reference}, ${paidOn}, ${paymentId}, ${reason}, ${toUnixSeconds(ctx.now())}, ${ctx.actor.userId})
    on conflict (reverses) do nothing`;
  const target = `account:${accountId}`;
  const audit = auditIfChanged(ctx, { action: "reverse-fee-payment", target, detail: { paymentId } });
  const uncover = uncoverStatement(sql`${accountId}`);
  await ctx.d1.batch([insert, audit, uncover].map((query) => statement(ctx, query)));
  await coverTheRest(ctx, accountId);
  return getFeePayment(ctx, paymentId);
}

/** A business's balance due for confirmed deals, and how to transfer it; null for a demo account. */
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
