import { sql } from "drizzle-orm";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { waitingStepsStatement } from "~/domains/agents/shared-leads/next-steps.server";
import { OPEN_STATES } from "~/domains/agents/shared-leads/policy";
import { countSharedStatement, type SharedLead } from "~/domains/agents/shared-leads/shared-leads.server";
import {
  type OnboardingSteps,
  onboardingStepsStatement,
  progressFrom,
} from "~/domains/onboarding/onboarding-progress.server";
import { commissionChains, commissions } from "./tables";

const MOST_STEPS = 5;

/** What the overview of an agent shows, in one batch; US cents. The month is that of UTC. */
export async function agentDashboard(ctx: AgentContext) {
  const { agent } = ctx;
  const now = ctx.now();
  const month = secondsOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)));
  const [open, fresh, monthly, total, steps, onboarding] = await ctx.d1.batch<SharedLead & { n: number }>([
    countSharedStatement(ctx, agent.id, OPEN_STATES),
    countSharedStatement(ctx, agent.id, ["new"]),
    statement(
      ctx,
      sql`select coalesce(sum(cents), 0) as n from ${commissions}
        where agent_id = ${agent.id} and earned_at >= ${month} and state <> 'reversed'`,
    ),
    statement(
      ctx,
      sql`select coalesce(sum(held + payable + paid), 0) as n from ${commissionChains} where agent_id = ${agent.id}`,
    ),
    waitingStepsStatement(ctx, agent, MOST_STEPS),
    onboardingStepsStatement(ctx, agent.id),
  ]);
  const figureOf = (result: typeof open) => result?.results[0]?.n ?? 0;
  return {
    activeLeads: figureOf(open),
    newLeads: figureOf(fresh),
    monthlyEarnings: figureOf(monthly),
    totalEarnings: figureOf(total),
    steps: (steps?.results ?? []) as SharedLead[],
    onboarding: progressFrom(onboarding?.results[0] as OnboardingSteps | undefined),
  };
}
