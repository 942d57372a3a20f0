import { and, desc, eq, sql } from "drizzle-orm";
import { formatUsd } from "~/core/format";
import type { AgentContext } from "~/domains/agents/agents.server";
import { openAssignment } from "~/domains/agents/assignments/assignments.server";
import type { SharedLead } from "~/domains/agents/shared-leads/shared-leads.server";
import { commissionOf, TIERS, tierOf } from "~/domains/agents/tiers";
import { confirmedTotals } from "~/domains/commissions/ledger/sums.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { findOpportunityOf } from "~/domains/opportunities/opportunities.server";
import { m } from "~/messages/messages";
import { agentMatches, agentRequests } from "../tables";

/** The product an agent sells to a lead, and its commission; amounts are US cents. */
interface LeadBrief {
  /** The business's name for the product. */
  product: string | null;
  pitch: string | null;
  /** The business's expected deal value; null if not entered. */
  value: number | null;
  /** Commission rate of the agent's current tier, in percent. */
  rate: number;
  commission: number | null;
}

async function requestOf(ctx: AgentContext, accountId: number) {
  const [row] = await ctx.db
    .select({ title: agentRequests.title, description: agentRequests.description })
    .from(agentMatches)
    .innerJoin(agentRequests, eq(agentRequests.id, agentMatches.requestId))
    .where(
      and(
        eq(agentMatches.agentId, ctx.agent.id),
        eq(agentMatches.accountId, accountId),
        sql`(contacted_at is not null or hired_at is not null) and state in ('accepted', 'hired')`,
      ),
    )
    .orderBy(desc(agentMatches.id))
    .limit(1);
  return row ?? null;
}

/** The deal's value if the lead was converted, else the lead's estimated value; US cents. */
async function dealValueOf(ctx: AgentContext, { accountId, leadId, companyId }: SharedLead) {
  const account = await findAccount(ctx.db, accountId);
  if (!account) return null;
  const owner = { ...ctx, account };
  const [lead, deal] = await Promise.all([
    findLead(owner, leadId),
    findOpportunityOf(owner, { id: leadId, companyId }),
  ]);
  return deal?.revenue ?? lead?.estimatedValue ?? null;
}

/** The caller must check that the lead is visible to the agent. */
export async function leadBrief(ctx: AgentContext, lead: SharedLead): Promise<LeadBrief> {
  const [request, assignment, value, totals] = await Promise.all([
    requestOf(ctx, lead.accountId),
    openAssignment(ctx, ctx.agent.id, lead.accountId),
    dealValueOf(ctx, lead),
    confirmedTotals(ctx, ctx.agent.id),
  ]);
  const tier = tierOf(totals);
  const message = assignment?.message ?? null;
  return {
    product: request?.title ?? null,
    pitch:
      [request?.description, message === request?.title ? null : message].filter(Boolean).join("\n\n") ||
      null,
    value,
    rate: TIERS[tier].rate,
    commission: value === null ? null : commissionOf(value, tier),
  };
}

/** "You earn $625 (5%) if the deal is worth $12,500." */
export const paysText = ({ value, rate, commission }: LeadBrief) =>
  value === null || commission === null
    ? m.agents_lead_brief_pays_you_of_the_deals({ rate })
    : m.agents_lead_brief_pays_you_at_your_if({
        commission: formatUsd(commission),
        rate,
        value: formatUsd(value),
      });

export const leadBriefJson = ({ product, pitch, value, rate, commission }: LeadBrief) => ({
  product,
  pitch,
  /** US dollars. */
  dealValue: value === null ? null : value / 100,
  commissionRate: rate,
  commission: commission === null ? null : commission / 100,
});
