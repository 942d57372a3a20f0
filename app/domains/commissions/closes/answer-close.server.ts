import { eq, type SQL, sql } from "drizzle-orm";
import type { Account, BusinessContext, Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import type { Statement } from "~/core/statement";
import { moveTotals } from "~/domains/agents/closing/totals";
import { affiliateOf } from "../affiliate/affiliate-facts.server";
import { appendFacts } from "../ledger/append-facts.server";
import { coverStatement } from "../ledger/cover-commissions.server";
import { HOLD_DAYS } from "../ledger/facts";
import { did, earnedAndHeld, holdCommission } from "../ledger/hold-commission";
import { closes, commissionChains } from "../tables";
import { feeOf, feePercentOf } from "./policy";

type Payer = Pick<Account, "plan" | "formerPlan">;
export type Close = typeof closes.$inferSelect;

export const answered = (close: Close) =>
  new DomainError(
    "conflict",
    `This deal is already ${close.state === "confirmed" ? "confirmed" : "decided"}.`,
  );

async function findClose(ctx: Context, closeId: number): Promise<Close | null> {
  if (!Number.isSafeInteger(closeId)) return null;
  const [close] = await ctx.db.select().from(closes).where(eq(closes.id, closeId)).limit(1);
  return close && !close.isTest ? close : null;
}

/** @throws DomainError not_found, also for another account's close */
export async function getOwnClose(ctx: BusinessContext, closeId: number): Promise<Close> {
  const close = await findClose(ctx, closeId);
  if (close?.accountId !== ctx.account.id) throw notFound("This deal");
  return close;
}

export async function getClose(ctx: Context, closeId: number): Promise<Close> {
  const close = await findClose(ctx, closeId);
  if (!close) throw notFound("This deal");
  return close;
}

export const userOf = ({ actor }: Context) => (actor.kind === "user" ? actor.userId : null);

export const dealOf = (close: Close) => ({
  agentId: close.agentId,
  accountId: close.accountId,
  subject: `deal:${close.id}`,
  cents: close.commission,
  base: close.value,
  rate: close.rate,
});

export const moveFees = (
  { agentId, accountId, isDemo }: Close,
  cents: number,
): SQL => sql`update ${commissionChains}
  set fees = fees + ${cents} * (is_demo = ${isDemo ? 1 : 0})
  where agent_id = ${agentId} and account_id = ${accountId} and ${did}`;

async function writeConfirmation(
  ctx: Context,
  close: Close,
  account: Payer,
  notices: Statement[],
  mayDecide: SQL,
): Promise<boolean> {
  const now = ctx.now();
  const feeRate = feePercentOf(account);
  const deal = dealOf(close);
  const dueAt = new Date(now.getTime() + HOLD_DAYS * DAY_MS);
  const affiliate = await affiliateOf(ctx, close, dueAt);
  return appendFacts(ctx, {
    facts: [...earnedAndHeld(deal), ...affiliate.facts],
    by: [
      sql`update ${closes} set state = 'confirmed', answered_at = ${toUnixSeconds(now)}, answered_by = ${userOf(ctx)},
        fee_rate = ${feeRate}, fee = ${feeOf(close.value, feeRate)} where id = ${close.id} and state = ${close.state} and ${mayDecide}`,
      holdCommission(ctx, "deal", deal, { dueAt, closeId: close.id, isDemo: close.isDemo }),
      ...affiliate.holds,
    ],
    after: [
      moveFees(close, feeOf(close.value, feeRate)),
      ...(close.state === "disputed" ? [moveTotals(close, 1, did)] : []),
      ...affiliate.after,
      ...notices,
      coverStatement(ctx, close.accountId),
    ],
    isDemo: close.isDemo,
    mayStand: true,
  });
}

/**
 * Earns the commission and holds it, at the rate pinned to the deal. Called by the business, or by a deciding
 * administrator. Of two concurrent confirmations one succeeds. `notices`, here and below: email and log entry, in the
 * same batch.
 * @throws DomainError conflict
 */
export async function confirmClose(
  ctx: Context,
  close: Close,
  account: Payer,
  notices: Statement[] = [],
  mayDecide: SQL = sql`true`,
): Promise<void> {
  if (close.state !== "reported" && close.state !== "disputed") throw answered(close);
  const write = () => writeConfirmation(ctx, close, account, notices, mayDecide);
  // With two concurrent first large deals of a referral, the retry writes the second one without the bonus.
  const isDone = (await write()) || (await write());
  if (!isDone) throw answered(close);
}

/** Reverts totals and tier; an administrator decides. @throws DomainError conflict */
export async function disputeClose(
  ctx: BusinessContext,
  close: Close,
  reason: string,
  notices: Statement[] = [],
): Promise<void> {
  if (close.state !== "reported") throw answered(close);
  const isDone = await appendFacts(ctx, {
    facts: [],
    by: [
      sql`update ${closes} set state = 'disputed', answered_at = ${toUnixSeconds(ctx.now())}, answered_by = ${userOf(ctx)},
        reason = ${reason} where id = ${close.id} and account_id = ${ctx.account.id} and state = 'reported'`,
    ],
    after: [moveTotals(close, -1, did), ...notices],
  });
  if (!isDone) throw answered(close);
}
