import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { AgentTier } from "~/domains/agents/tiers";
import { tierOf } from "~/domains/agents/tiers";
import { m } from "~/messages/messages";
import { isCovered } from "../ledger/cover-commissions.server";
import { commissionChains, commissions, payouts } from "../tables";

const MONTHLY = {
  days: 30,
  get label() {
    return m.agents_payout_terms_paid_monthly();
  },
};
const EVERY_TWO_WEEKS = {
  days: 14,
  get label() {
    return m.agents_payout_terms_paid_every_two_weeks();
  },
};
const WEEKLY = {
  days: 7,
  get label() {
    return m.agents_payout_terms_paid_weekly();
  },
};

const RHYTHM: Record<AgentTier, { days: number; label: string }> = {
  entry: MONTHLY,
  bronze: MONTHLY,
  silver: EVERY_TWO_WEEKS,
  gold: WEEKLY,
  platinum: WEEKLY,
};

const payoutSchedule = (tier: AgentTier) => RHYTHM[tier];

/**
 * Maximum commissions per payout, because each is a ledger entry in one batch. The oldest come first; the rest wait for
 * the next payout.
 */
const MAX_COMMISSIONS = 100;

/** Commissions that can be requested: payable, paid by the business and in no payout; oldest first. */
export const payableOf = (agentId: number, isDemo: boolean) => sql`select id, cents from ${commissions}
  where agent_id = ${agentId} and state = 'payable' and payout_id is null and ${isCovered} and is_demo = ${isDemo ? 1 : 0}
  order by id limit ${MAX_COMMISSIONS}`;

/** A payout that counts for the payout schedule: neither cancelled nor failed. */
const counts = sql`state in ('requested', 'batched', 'paid')`;

/** A condition: no payout was requested since `after` (Unix seconds). */
export const noneSince = (agentId: number, after: number) =>
  sql`not exists (select 1 from ${payouts} where agent_id = ${agentId} and ${counts} and requested_at > ${after})`;

const isUnpaid = sql`covered_at is null and state in ('held', 'payable')`;

interface Terms {
  available: number;
  deals: number;
  dealValue: number;
  lastAt: number | null;
  heldUntil: number | null;
  unpaid: number;
}

export const payoutTermsStatement = (ctx: Context, agentId: number, isDemo: boolean) => {
  const held = sql`agent_id = ${agentId} and state = 'held' and due_at is not null and ${isCovered} and is_demo = ${isDemo ? 1 : 0}`;
  return statement(
    ctx,
    sql`select coalesce(sum(deals), 0) as "deals", coalesce(sum(deal_value), 0) as "dealValue",
      (select coalesce(sum(cents), 0) from (${payableOf(agentId, isDemo)})) as "available",
      (select requested_at from ${payouts} where agent_id = ${agentId} and ${counts} order by id desc limit 1) as "lastAt",
      (select min(due_at) from ${commissions} where ${held}) as "heldUntil",
      (select coalesce(sum(cents), 0) from ${commissions} where agent_id = ${agentId} and ${isUnpaid}) as "unpaid"
      from ${commissionChains} where agent_id = ${agentId} and is_demo = ${isDemo ? 1 : 0}`,
  );
};

const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1_000));

/** The payout schedule of the confirmed tier, the amount that can be requested, and the next date; US cents. */
export function payoutTermsFrom(ctx: Context, row: unknown) {
  const { available, deals, dealValue, lastAt, heldUntil, unpaid } = row as Terms;
  const rhythm = payoutSchedule(tierOf({ leadsClosed: deals, totalLeadValue: dealValue }));
  const nextAt = lastAt === null ? null : new Date(lastAt * 1_000 + rhythm.days * DAY_MS);
  return {
    available,
    rhythm,
    /** Null if a payout can be requested now: none was requested yet, or the interval has passed. */
    nextAt: nextAt !== null && nextAt > ctx.now() ? nextAt : null,
    /** When the first held commission that is paid by its business becomes payable. */
    heldUntil: dateOf(heldUntil),
    unpaid,
  };
}
export type PayoutTerms = ReturnType<typeof payoutTermsFrom>;

export const payoutTerms = async (ctx: Context, agentId: number, isDemo: boolean): Promise<PayoutTerms> =>
  payoutTermsFrom(ctx, await payoutTermsStatement(ctx, agentId, isDemo).first());
