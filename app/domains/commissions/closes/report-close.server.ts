import { type SQL, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, type Statement, statement } from "~/core/statement";
import type { Agent } from "~/domains/agents/agents.server";
import {
  closeSharedLead,
  findLeadToClose,
  isLeadToClose,
} from "~/domains/agents/closing/closable-leads.server";
import { moveTotals } from "~/domains/agents/closing/totals";
import { NO_ADVANCEMENT, type TierAdvancement } from "~/domains/agents/json";
import { commissionOf, TIERS, tierOf } from "~/domains/agents/tiers";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { firstOwnersOf } from "~/domains/identity/users/people.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { confirmedTotals } from "../ledger/sums.server";
import { closes } from "../tables";
import { reportedMail, reportedNotice } from "./notices";
import { ANSWER_DAYS, MAX_VALUE, mayCloseTest } from "./policy";
import type { CloseInput } from "./schemas";

type AgentActor = Context & { actor: UserActor };

const reported = () => new DomainError("conflict", m.agents_report_close_this_lead_was_already_reported());

async function placeOf(ctx: AgentActor, agent: Agent, sharedLeadId: number | undefined) {
  if (sharedLeadId === undefined) {
    if (mayCloseTest(ctx.config, ctx.actor)) return { accountId: 0, isTest: true, isDemo: ctx.actor.isDemo };
    throw new DomainError("invalid", m.agents_report_close_choose_the_shared_lead_you(), {
      field: "sharedLeadId",
    });
  }
  const lead = await findLeadToClose(ctx, agent.id, sharedLeadId);
  if (!lead) throw new DomainError("not_found", m.agents_report_close_this_lead());
  if (lead.state === "closed") throw reported();
  if (lead.state === "lost")
    throw new DomainError("conflict", m.agents_report_close_this_lead_is_marked_as());
  return { accountId: lead.accountId, isTest: false, isDemo: lead.isDemo };
}

const ownerMail = (ctx: AgentActor, address: string, sharedLeadId: number, value: number) =>
  mailStatement(ctx, {
    cause: `close:lead:${sharedLeadId}:${toUnixSeconds(ctx.now())}`,
    to: { address },
    ...reportedMail(ctx.config.APP_ORIGIN, value),
  });

/**
 * Reports a closed deal; a lead can be reported only once. `rate` is the deal's commission rate, in percent.
 * @throws DomainError not_found, invalid, conflict
 */
export async function reportClose(
  ctx: AgentActor,
  agent: Agent,
  { leadValue, sharedLeadId }: CloseInput,
): Promise<{ agent: Agent; rate: number; tierAdvancement: TierAdvancement }> {
  requireNotImpersonating(ctx);
  const { accountId, isTest, isDemo } = await placeOf(ctx, agent, sharedLeadId);
  const value = Math.round(leadValue * 100);
  if (value <= 0 || value > MAX_VALUE)
    throw new DomainError("invalid", m.agents_report_close_enter_a_valid_deal_value(), {
      field: "leadValue",
    });
  const tier = tierOf(await confirmedTotals(ctx, agent.id));
  const now = ctx.now();
  const at = toUnixSeconds(now);
  const due = toUnixSeconds(new Date(now.getTime() + ANSWER_DAYS * DAY_MS));
  const commission = isTest ? 0 : commissionOf(value, tier);
  const allowed: SQL = sharedLeadId === undefined ? sql`true` : isLeadToClose(agent.id, sharedLeadId);
  const insert = sql`insert into ${closes} (agent_id, account_id, shared_lead_id, state, value, tier, rate, commission,
      reported_at, due_at, is_test, is_demo)
    select ${agent.id}, ${accountId}, ${sharedLeadId ?? null}, ${isTest ? "confirmed" : "reported"}, ${value}, ${tier},
      ${TIERS[tier].rate}, ${commission}, ${at}, ${due}, ${isTest ? 1 : 0}, ${isDemo ? 1 : 0} where ${allowed} returning id`;
  const did = sql`changes() > 0`;
  const owner = isTest ? null : (await firstOwnersOf(ctx, [accountId])).get(accountId);
  const notices: Statement[] =
    owner && sharedLeadId
      ? [
          reportedNotice(ctx, { ownerId: owner.id, sharedLeadId, value }),
          ...(isDemo ? [] : [ownerMail(ctx, owner.email, sharedLeadId, value)]),
        ]
      : [];
  const [made, moved] = await ctx.d1
    .batch<{ id: number; leads_closed: number; lead_value: number }>([
      statement(ctx, insert),
      statement(
        ctx,
        sql`${moveTotals({ agentId: agent.id, value, isDemo }, 1, did)} returning leads_closed, lead_value`,
      ),
      ...(sharedLeadId === undefined ? [] : [statement(ctx, closeSharedLead(sharedLeadId, did))]),
      ctx.d1.prepare(IF_UNCHANGED),
      ...notices.map((query) => statement(ctx, query)),
    ])
    .catch((error) => {
      throw isAborted(error) || String(error).includes("closes.shared_lead_id") ? reported() : error;
    });
  const after = moved?.results[0];
  if (!made?.results[0] || !after) throw reported();
  if (notices.length > 1) await queueMails(ctx);
  const totals = { leadsClosed: after.leads_closed, totalLeadValue: after.lead_value };
  const isCounted = !isDemo || ctx.actor.isDemo;
  const before = isCounted
    ? { leadsClosed: totals.leadsClosed - 1, totalLeadValue: totals.totalLeadValue - value }
    : totals;
  const [previousTier, newTier] = [tierOf(before), tierOf(totals)];
  return {
    agent: { ...agent, leadsClosed: totals.leadsClosed, leadValue: totals.totalLeadValue, tier: newTier },
    rate: TIERS[tier].rate,
    tierAdvancement:
      previousTier === newTier
        ? NO_ADVANCEMENT
        : { advanced: true, previousTier, newTier, newCommissionRate: TIERS[newTier].rate },
  };
}
