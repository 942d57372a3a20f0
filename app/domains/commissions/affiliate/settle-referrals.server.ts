import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { AFFILIATE } from "~/domains/agents/programme";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { appendFacts } from "../ledger/append-facts.server";
import { factOf, PLATFORM } from "../ledger/facts";
import { earnedAndHeld, holdCommission } from "../ledger/hold-commission";
import {
  canBeTakenBack,
  takenOutMails,
  withdrawFromBatchStatements,
} from "../payouts/withdraw-from-batch.server";
import { closes, commissions, referrals } from "../tables";
import { bonusesOf, type Referral, signupSubject } from "./affiliate-facts.server";
import { isSamePerson } from "./same-person.server";

const BATCH_SIZE = 100;

type Joined = Referral & { referredId: number };

const subjectsOf = ({ referredId }: Joined, condition: SQL) => sql`(subject = ${signupSubject(referredId)}
  or (${bonusesOf(referredId)}) or subject in (select 'share:' || id from ${closes} where agent_id = ${referredId}))
  and ${condition}`;

/** Reverses earnings. Paid amounts stay, as do amounts in a payout run until it fails. */
async function takeBack(ctx: Context, referral: Joined, condition: SQL): Promise<void> {
  const whole = sql`agent_id = ${referral.agentId} and account_id = ${PLATFORM} and ${canBeTakenBack} and ${subjectsOf(referral, condition)}`;
  const rows = await ctx.db.select().from(commissions).where(whole).limit(BATCH_SIZE);
  let taken = 0;
  for (const row of rows) {
    const isDone = await appendFacts(ctx, {
      facts: [factOf(row, "reversed")],
      by: withdrawFromBatchStatements(ctx, row.subject),
      after: await takenOutMails(ctx, row),
      isDemo: row.isDemo,
      mayStand: true,
    });
    if (isDone) taken += 1;
  }
  if (rows.some(({ payoutId }) => payoutId !== null)) await queueMails(ctx);
  if (taken === BATCH_SIZE) await takeBack(ctx, referral, condition);
}

/** Reverses the share and bonus of a reversed deal; the next large deal can earn the bonus again. */
async function followReversals(ctx: Context, referral: Joined): Promise<void> {
  const { referredId, bonusCloseId } = referral;
  const isReversed = sql`state = 'reversed'`;
  const shares = sql`select 'share:' || id from ${closes} where agent_id = ${referredId} and ${isReversed}`;
  await takeBack(ctx, referral, sql`subject in (${shares})`);
  if (bonusCloseId === null) return;
  const gone = sql`exists (select 1 from ${closes} where id = ${bonusCloseId} and ${isReversed})`;
  await takeBack(ctx, referral, sql`subject like 'bonus:%' and ${gone}`);
  await statement(
    ctx,
    sql`update ${referrals} set bonus_close_id = null where id = ${referral.id} and bonus_close_id = ${bonusCloseId} and ${gone}
      and not exists (select 1 from ${commissions} where ${bonusesOf(referredId)} and state <> 'reversed')`,
  ).run();
}

async function holdSignup(ctx: Context, referral: Joined): Promise<void> {
  const subject = signupSubject(referral.referredId);
  const known = sql`select 1 from ${commissions} where subject = ${subject}`;
  if ((await statement(ctx, known).all()).results.length > 0) return;
  const { isDemo } = referral;
  const fact = {
    agentId: referral.agentId,
    accountId: PLATFORM,
    subject,
    cents: AFFILIATE.signupBonus,
    base: 0,
    rate: 0,
  };
  const stands = sql`update ${referrals} set state = state where id = ${referral.id} and state in ('joined', 'approved')`;
  await appendFacts(ctx, {
    facts: earnedAndHeld(fact),
    by: [stands, holdCommission(ctx, "signup", fact, { dueAt: null, closeId: null, isDemo })],
    isDemo,
    mayStand: true,
  });
}

async function settle(ctx: Context, referral: Joined): Promise<void> {
  if (await isSamePerson(ctx, referral.agentId, referral.referredId)) {
    const refused = sql`update ${referrals} set state = 'rejected', reason = 'self' where id = ${referral.id}`;
    await statement(ctx, refused).run();
    return takeBack(ctx, referral, sql`true`);
  }
  if (referral.state === "rejected") return takeBack(ctx, referral, sql`true`);
  await holdSignup(ctx, referral);
  const due = referral.state === "approved" ? sql`coalesce(due_at, ${toUnixSeconds(ctx.now())})` : sql`null`;
  await statement(
    ctx,
    sql`update ${commissions} set due_at = ${due} where subject = ${signupSubject(referral.referredId)} and state = 'held'`,
  ).run();
  await followReversals(ctx, referral);
}

/**
 * Applies referral changes to the ledger: joined, decided, found to be the same person, or deal reversed. Safe to run
 * concurrently.
 */
export async function settleReferrals(ctx: Context, agentId?: number): Promise<number> {
  const own = agentId === undefined ? sql`true` : sql`agent_id = ${agentId}`;
  const waiting = await ctx.db
    .select()
    .from(referrals)
    .where(sql`unsettled > 0 and ${own}`)
    .orderBy(referrals.id)
    .limit(BATCH_SIZE);
  const failed: unknown[] = [];
  for (const referral of waiting) {
    try {
      if (referral.referredId !== null) await settle(ctx, { ...referral, referredId: referral.referredId });
      const done = sql`update ${referrals} set unsettled = 0 where id = ${referral.id} and unsettled = ${referral.unsettled}`;
      await statement(ctx, done).run();
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return waiting.length;
}
