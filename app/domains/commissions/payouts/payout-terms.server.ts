import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { statement } from "~/core/statement";
import { tierOf } from "~/domains/agents/tiers";
import { confirmedTotals } from "../ledger/sums.server";
import { payoutRhythm } from "../payout-rhythm";
import { commissions, payouts } from "../tables";

/** Commissions of one payout: each is an entry of the ledger, in one batch. The oldest go first, the rest with the next. */
export const MOST_COMMISSIONS = 100;

/** What can be asked for now: payable, in no payout; the oldest first. */
export const payableOf = (agentId: number, isDemo: boolean) => sql`select id, cents from ${commissions}
  where agent_id = ${agentId} and state = 'payable' and payout_id is null and is_demo = ${isDemo ? 1 : 0}
  order by id limit ${MOST_COMMISSIONS}`;

/** A payout that counts for the rhythm: one that was cancelled or came back does not. */
const counts = sql`state in ('requested', 'batched', 'paid')`;

/** No payout since; `after` is UTC seconds. */
export const noneSince = (agentId: number, after: number) =>
  sql`not exists (select 1 from ${payouts} where agent_id = ${agentId} and ${counts} and requested_at > ${after})`;

/** How often the confirmed tier is paid, what could be asked for, and from when; US cents. */
export async function payoutTerms(ctx: Context, agentId: number, isDemo: boolean) {
  const [totals, [payable, last]] = await Promise.all([
    confirmedTotals(ctx, agentId),
    ctx.d1.batch<{ cents: number | null; at: number | null }>([
      statement(ctx, sql`select sum(cents) as cents from (${payableOf(agentId, isDemo)})`),
      statement(
        ctx,
        sql`select requested_at as at from ${payouts} where agent_id = ${agentId} and ${counts} order by id desc limit 1`,
      ),
    ]),
  ]);
  const rhythm = payoutRhythm(tierOf(totals));
  const lastAt = last?.results[0]?.at ?? null;
  const nextAt = lastAt === null ? null : new Date(lastAt * 1_000 + rhythm.days * DAY_MS);
  return {
    available: payable?.results[0]?.cents ?? 0,
    rhythm,
    /** Null where nothing was asked for yet, or the wait is over: now. */
    nextAt: nextAt !== null && nextAt > ctx.now() ? nextAt : null,
  };
}
