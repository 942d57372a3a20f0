import { sql } from "drizzle-orm";
import { statement } from "~/core/statement";
import { type AgentContext, zoneOfAgent } from "~/domains/agents/agents.server";
import { countOffersStatement } from "~/domains/agents/assignments/assignments.server";
import { waitingStepsStatement } from "~/domains/agents/shared-leads/next-steps.server";
import { OPEN_STATES } from "~/domains/agents/shared-leads/policy";
import {
  countSharedStatement,
  type NewFrom,
  newLeadsStatement,
  type SharedLead,
} from "~/domains/agents/shared-leads/shared-leads.server";
import {
  type OnboardingSteps,
  onboardingStepsStatement,
  progressFrom,
} from "~/domains/onboarding/onboarding-progress.server";
import { toldFrom, toldStatement } from "~/domains/onboarding/review/applications.server";
import {
  type AgentSums,
  agentSums,
  agentSumsFrom,
  awaitingConfirmation,
  confirmedThisMonth,
} from "./ledger/sums.server";
import { nextPayoutWords } from "./payouts/next-payout";
import { payoutTermsFrom, payoutTermsStatement } from "./payouts/payout-terms.server";
import { commissions } from "./tables";

const MAX_STEPS = 5;

/** An agent's overview, read in one batch; US cents. `asked` counts pending requests, which another domain owns. */
export async function agentDashboard(ctx: AgentContext, asked?: D1PreparedStatement) {
  const { agent } = ctx;
  const zone = zoneOfAgent(agent);
  const [open, fresh, monthly, sums, steps, onboarding, terms, told, offers, awaiting, requests] =
    await ctx.d1.batch<SharedLead & AgentSums & { n: number }>([
      countSharedStatement(ctx, agent.id, OPEN_STATES),
      newLeadsStatement(ctx, agent.id),
      statement(
        ctx,
        sql`select coalesce(sum(cents), 0) as n from ${commissions}
        where agent_id = ${agent.id} and ${confirmedThisMonth(ctx)}`,
      ),
      statement(ctx, agentSums(agent.id)),
      waitingStepsStatement(ctx, agent, MAX_STEPS),
      onboardingStepsStatement(ctx, agent.id),
      payoutTermsStatement(ctx, agent.id, ctx.actor.isDemo),
      toldStatement(ctx, agent.id),
      countOffersStatement(ctx, agent.id),
      statement(ctx, awaitingConfirmation(agent.id)),
      ...(asked ? [asked] : []),
    ]);
  const payout = payoutTermsFrom(ctx, terms?.results[0]);
  const total = sums?.results[0];
  const figureOf = (result: typeof open) => result?.results[0]?.n ?? 0;
  return {
    activeLeads: figureOf(open),
    newLeads: (fresh?.results ?? []) as unknown as NewFrom[],
    monthlyEarnings: figureOf(monthly),
    awaitingConfirmation: figureOf(awaiting),
    totalEarnings: total ? agentSumsFrom(total).confirmed : 0,
    steps: (steps?.results ?? []) as SharedLead[],
    offers: figureOf(offers),
    requests: figureOf(requests),
    payout: `${payout.rhythm.label}. ${nextPayoutWords(payout, ctx.now(), zone)}`,
    told: toldFrom(told?.results[0] as Parameters<typeof toldFrom>[0]),
    onboarding: progressFrom(onboarding?.results[0] as OnboardingSteps | undefined),
  };
}
