import { and, desc, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { type Assignment, lastAssignment } from "~/domains/agents/assignments/assignments.server";
import type { AssignAgent, AssignmentTerms } from "~/domains/agents/assignments/schemas";
import { agentMatches, agentRequests } from "../tables";
import { termsOf } from "./terms";

interface Agreement {
  matchId: number;
  acceptedAt: Date;
  terms: AssignmentTerms;
}

/** The agent's most recently accepted request; null if an assignment followed it. */
export async function findAgreement(ctx: BusinessContext, agentId: number): Promise<Agreement | null> {
  const accepted = and(
    eq(agentMatches.agentId, agentId),
    eq(agentMatches.accountId, ctx.account.id),
    sql`${agentMatches.state} in ('contacted', 'accepted') and ${agentMatches.state} = 'accepted'`,
  );
  const [found] = await ctx.db
    .select({ match: agentMatches, request: agentRequests })
    .from(agentMatches)
    .innerJoin(agentRequests, eq(agentRequests.id, agentMatches.requestId))
    .where(accepted)
    .orderBy(desc(agentMatches.id))
    .limit(1);
  const acceptedAt = found?.match.answeredAt;
  if (!found || !acceptedAt) return null;
  const last = await lastAssignment(ctx, agentId);
  if (last && last.offeredAt >= acceptedAt) return null;
  return { matchId: found.match.id, acceptedAt, terms: termsOf(found.request, found.match) };
}

/** Uses the accepted terms if the input has none. Null if the input's terms differ. */
function agreedInput(input: AssignAgent, { terms }: Agreement): AssignAgent | null {
  const { durationMonths, territory, message } = input;
  const isOpen = durationMonths === null && territory.length === 0;
  if (isOpen) return { ...input, ...terms, message: message ?? terms.message };
  const isWithin = territory.length > 0 && territory.every((code) => terms.territory.includes(code));
  return isWithin && durationMonths === terms.durationMonths ? input : null;
}

/**
 * Assigns an agent under a request's accepted terms: work starts without another acceptance. Other terms are sent as an
 * offer. @throws DomainError not_found, limit_reached
 */
export async function hireAgent(ctx: BusinessContext, input: AssignAgent): Promise<Assignment> {
  const agreement = await findAgreement(ctx, input.agentId);
  const agreed = agreement && agreedInput(input, agreement);
  if (!agreement || !agreed) return assignAgent(ctx, input);
  const isAgreed = sql`exists (select 1 from ${agentMatches} where id = ${agreement.matchId} and state = 'accepted'
    and account_id = ${ctx.account.id} and agent_id = ${input.agentId})`;
  return assignAgent(ctx, agreed, { agreed: { at: agreement.acceptedAt, isAgreed } });
}
