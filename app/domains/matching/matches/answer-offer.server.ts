import { sql } from "drizzle-orm";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { type AgentMove, answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { type Assignment, assignmentOfAgent } from "~/domains/agents/assignments/assignments.server";
import { agentMatches } from "../tables";

/** Applies the agent's answer to the matches that created the offer: accepted ones stay hired, the others become declined. */
function answerStatement(ctx: AgentContext, offer: Assignment, move: "accept" | "decline") {
  const declined = move === "decline" ? sql`, state = 'declined', declined_by = 'agent'` : sql``;
  return statement(
    ctx,
    sql`update ${agentMatches} set answered_at = ${toUnixSeconds(ctx.now())} ${declined}
      where agent_id = ${ctx.agent.id} and account_id = ${offer.accountId} and state = 'hired'
        and answered_at is null and hired_at >= ${toUnixSeconds(offer.offeredAt)}`,
  );
}

/** Answers an offer for the agent, in one batch with its matches. @throws DomainError not_found, conflict */
export async function answerOffer(
  ctx: AgentContext,
  assignmentId: number,
  move: AgentMove,
): Promise<Assignment> {
  const offer = move === "end" ? null : await assignmentOfAgent(ctx, ctx.agent.id, assignmentId);
  const also = offer && move !== "end" ? [answerStatement(ctx, offer, move)] : [];
  return answerAssignment(ctx, assignmentId, move, also);
}
