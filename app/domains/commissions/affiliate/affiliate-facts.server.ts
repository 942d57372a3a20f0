import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { append } from "~/core/lists/unbounded";
import { AFFILIATE } from "~/domains/agents/programme";
import { type Fact, PLATFORM } from "../ledger/facts";
import { earnedAndHeld, holdCommission } from "../ledger/hold-commission";
import { type closes, commissions, referrals } from "../tables";
import { isSamePerson } from "./same-person.server";

export type Referral = typeof referrals.$inferSelect;
type Close = Pick<typeof closes.$inferSelect, "id" | "agentId" | "value" | "commission" | "isDemo">;

/** When a referral's commission is no longer shared, in calendar months, UTC. */
function shareEndsAt(joinedAt: Date): Date {
  const end = new Date(joinedAt);
  end.setUTCMonth(end.getUTCMonth() + AFFILIATE.months);
  return end;
}

export const signupSubject = (referredId: number) => `signup:${referredId}`;
const bonusSubject = (referredId: number, before: number) => `bonus:${referredId}:${before}`;

/** The referral's bonus entries. A range condition, so that an index is used. */
export const bonusesOf = (referredId: number): SQL =>
  sql`subject >= ${`bonus:${referredId}:`} and subject < ${`bonus:${referredId};`}`;

async function findReferralOf(ctx: Context, referredId: number): Promise<Referral | null> {
  const [row] = await ctx.db.select().from(referrals).where(eq(referrals.referredId, referredId)).limit(1);
  return row ?? null;
}

async function bonusesBefore(ctx: Context, referredId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(commissions)
    .where(bonusesOf(referredId));
  return row?.count ?? 0;
}

interface Affiliate {
  facts: Fact[];
  holds: SQL[];
  after: SQL[];
}

const NOTHING: Affiliate = { facts: [], holds: [], after: [] };

/** Earnings of the closing agent's referrer: a share of the commission and a one-time bonus, on hold like the deal's commission. */
export async function affiliateOf(ctx: Context, close: Close, dueAt: Date): Promise<Affiliate> {
  const referral = await findReferralOf(ctx, close.agentId);
  if (!referral || referral.state === "rejected" || referral.isDemo !== close.isDemo) return NOTHING;
  if (await isSamePerson(ctx, referral.agentId, close.agentId)) return NOTHING;
  const on = { agentId: referral.agentId, accountId: PLATFORM };
  const { earningsRate, firstDealBonus, firstDealFrom } = AFFILIATE;
  const found: Affiliate = { facts: [], holds: [], after: [] };
  const add = (kind: "share" | "bonus", fact: Pick<Fact, "subject" | "cents" | "base" | "rate">) => {
    append(found.facts, earnedAndHeld({ ...on, ...fact }));
    found.holds.push(
      holdCommission(ctx, kind, { ...on, ...fact }, { dueAt, closeId: close.id, isDemo: close.isDemo }),
    );
  };
  const share = Math.round((close.commission * earningsRate) / 100);
  if (share > 0 && referral.joinedAt && ctx.now() < shareEndsAt(referral.joinedAt))
    add("share", { subject: `share:${close.id}`, cents: share, base: close.commission, rate: earningsRate });
  if (close.value >= firstDealFrom && referral.bonusCloseId === null) {
    const subject = bonusSubject(close.agentId, await bonusesBefore(ctx, close.agentId));
    add("bonus", { subject, cents: firstDealBonus, base: 0, rate: 0 });
    found.after.push(sql`update ${referrals} set bonus_close_id = ${close.id} where id = ${referral.id}
      and exists (select 1 from ${commissions} where subject = ${subject} and state = 'held')`);
  }
  // The next run handles a rejection that arrived concurrently.
  found.after.push(sql`update ${referrals} set unsettled = unsettled + 1 where id = ${referral.id}`);
  return found;
}
