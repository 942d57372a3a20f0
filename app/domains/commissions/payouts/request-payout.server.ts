import { sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { type Agent, zoneOfAgent } from "~/domains/agents/agents.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { settleReferrals } from "../affiliate/settle-referrals.server";
import { commissions, payoutAccounts, payouts } from "../tables";
import { getPayoutOfAgent, type Payout } from "./list-payouts.server";
import { findPayoutAccount } from "./payout-accounts.server";
import { requestedMail } from "./payout-mails";
import { noneSince, payableOf, payoutTerms } from "./payout-terms.server";

type AgentActor = Context & { actor: UserActor };

/** Why no payout can be requested now; null if it can. */
export async function payoutBlockingReason(ctx: AgentActor, agent: Agent): Promise<DomainError | null> {
  const [terms, account] = await Promise.all([
    payoutTerms(ctx, agent.id, ctx.actor.isDemo),
    findPayoutAccount(ctx, agent.id),
  ]);
  if (account === null)
    return new DomainError("conflict", m.agents_request_payout_add_your_payout_account_first());
  if (terms.nextAt !== null)
    return new DomainError(
      "conflict",
      m.agents_request_payout_you_can_request_the_next({
        label: terms.rhythm.label,
        nextAt: formatDate(terms.nextAt, zoneOfAgent(agent)),
      }),
    );
  if (terms.available === 0)
    return new DomainError("conflict", m.agents_request_payout_no_commission_payable_yet());
  return null;
}

/**
 * Requests a payout of all payable commission and pins these commissions to it. Of two concurrent requests one
 * succeeds.
 * @throws DomainError conflict
 */
export async function requestPayout(ctx: AgentActor, agent: Agent): Promise<Payout> {
  requireNotImpersonating(ctx);
  await settleReferrals(ctx, agent.id);
  const blockingReason = await payoutBlockingReason(ctx, agent);
  if (blockingReason) throw blockingReason;
  const { isDemo } = ctx.actor;
  const { rhythm } = await payoutTerms(ctx, agent.id, isDemo);
  const now = ctx.now();
  const payable = payableOf(agent.id, isDemo);
  const since = toUnixSeconds(new Date(now.getTime() - rhythm.days * DAY_MS));
  const insert = sql`insert into ${payouts} (agent_id, state, cents, kind, encrypted_details, hint, requested_at, is_demo)
    select agent_id, 'requested', (select sum(cents) from (${payable})), kind, encrypted_details, hint, ${toUnixSeconds(now)},
      ${isDemo ? 1 : 0} from ${payoutAccounts}
    where agent_id = ${agent.id} and exists (${payable}) and ${noneSince(agent.id, since)} returning id`;
  const pin = sql`update ${commissions} set payout_id = last_insert_rowid()
    where changes() > 0 and id in (select id from (${payable}))`;
  const [made] = await ctx.d1
    .batch<{ id: number }>([statement(ctx, insert), statement(ctx, pin)])
    .catch((error) => {
      if (String(error).includes("payouts.agent_id")) return [];
      throw error;
    });
  const id = made?.results[0]?.id;
  if (id === undefined)
    throw new DomainError("conflict", m.agents_request_payout_you_already_have_a_payout());
  const payout = await getPayoutOfAgent(ctx, agent.id, id);
  if (!isDemo) {
    await mailStatement(ctx, {
      cause: `payout:${id}:requested`,
      to: { address: agent.email, name: agent.firstName },
      isEssential: true,
      ...requestedMail(ctx.config.APP_ORIGIN, payout.cents, payout.hint),
    });
    await queueMails(ctx);
  }
  return payout;
}

/** Cancels a payout that is not in a payout run yet. @throws DomainError not_found, conflict */
export async function cancelPayout(ctx: AgentActor, agent: Agent, payoutId: number): Promise<Payout> {
  requireNotImpersonating(ctx);
  const payout = await getPayoutOfAgent(ctx, agent.id, payoutId);
  const [ended] = await ctx.d1.batch([
    statement(
      ctx,
      sql`update ${payouts} set state = 'cancelled', ended_at = ${toUnixSeconds(ctx.now())}, ended_by = ${ctx.actor.userId}
        where id = ${payout.id} and agent_id = ${agent.id} and state = 'requested'`,
    ),
    statement(
      ctx,
      sql`update ${commissions} set payout_id = null where payout_id = ${payout.id} and state = 'payable' and changes() > 0`,
    ),
  ]);
  if (ended?.meta.changes !== 1)
    throw new DomainError("conflict", m.agents_request_payout_this_payout_is_in_transit());
  return getPayoutOfAgent(ctx, agent.id, payoutId);
}
