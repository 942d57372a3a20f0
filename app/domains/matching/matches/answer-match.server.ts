import { eq, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { openAssignment } from "~/domains/agents/assignments/assignments.server";
import { isInMarket } from "~/domains/agents/marketplace/market-agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { activePeople, firstOwnersOf } from "~/domains/identity/users/people.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { MATCHING } from "~/paths/agents/matching";
import { type AgentMatch, agentMatches, agentRequests } from "../tables";
import { answerOffer } from "./answer-offer.server";
import { type AgentAnswer, answerMail, answerWords } from "./mails";
import { getMatchOfAgent } from "./matches.server";

const CLOSED = "This request is no longer open.";

/**
 * Records an agent's response to a business that contacted or hired them. Safe to repeat. For a hired match, it also
 * answers the assignment, and a decline closes the match. @throws DomainError not_found, conflict
 */
export async function answerMatch(
  ctx: AgentContext,
  matchId: number,
  answer: AgentAnswer,
): Promise<AgentMatch> {
  const match = await getMatchOfAgent(ctx, ctx.agent.id, matchId);
  if (match.state === answer) return match;
  if (match.state === "hired") return answerHired(ctx, match, answer);
  if (match.state !== "contacted") throw new DomainError("conflict", CLOSED);
  const notices = await tellBusiness(ctx, match, answer);
  try {
    await ctx.d1.batch([...moved(ctx, match, answer), ...notices.map((query) => statement(ctx, query))]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const meanwhile = await getMatchOfAgent(ctx, ctx.agent.id, matchId);
    if (meanwhile.state === answer) return meanwhile;
    throw new DomainError("conflict", CLOSED);
  }
  await queueMails(ctx);
  return getMatchOfAgent(ctx, ctx.agent.id, matchId);
}

async function answerHired(ctx: AgentContext, match: AgentMatch, answer: AgentAnswer): Promise<AgentMatch> {
  const offer = await openAssignment(ctx, ctx.agent.id, match.accountId);
  if (offer?.state === "accepted" && answer === "accepted") return match;
  if (offer?.state !== "offered") throw new DomainError("conflict", CLOSED);
  await answerOffer(ctx, offer.id, answer === "accepted" ? "accept" : "decline");
  return getMatchOfAgent(ctx, ctx.agent.id, match.id);
}

function moved(ctx: AgentContext, match: AgentMatch, answer: AgentAnswer) {
  const canAccept = answer === "accepted" ? sql` and ${isInMarket(ctx.agent.id)}` : sql``;
  const declined = answer === "declined" ? sql`, declined_by = 'agent'` : sql``;
  return [
    statement(
      ctx,
      sql`update ${agentMatches} set state = ${answer}, answered_at = ${toUnixSeconds(ctx.now())} ${declined}
        where id = ${match.id} and agent_id = ${ctx.agent.id} and state = ${match.state} ${canAccept}`,
    ),
    ctx.d1.prepare(IF_UNCHANGED),
    statement(
      ctx,
      auditStatement(ctx, {
        action: "answer-agent-request",
        target: `agent-match:${match.id}`,
        detail: { answer },
      }),
    ),
  ];
}

/** Notifies and emails the requesting user, else the first owner. */
async function tellBusiness(ctx: AgentContext, match: AgentMatch, answer: AgentAnswer) {
  const person = activePeople(ctx);
  const [asker] = await ctx.db
    .select({ id: person.id, email: person.email })
    .from(agentRequests)
    .innerJoin(person, eq(person.id, agentRequests.createdBy))
    .where(eq(agentRequests.id, match.requestId))
    .limit(1);
  const reader = asker ?? (await firstOwnersOf(ctx, [match.accountId])).get(match.accountId);
  if (!reader) return [];
  const account = await findAccount(ctx.db, match.accountId);
  const name = `${ctx.agent.firstName} ${ctx.agent.lastName}`.trim();
  const cause = `agent-match:${match.id}:${answer}`;
  const notice = notifyStatement(ctx, {
    accountId: match.accountId,
    userId: reader.id,
    cause,
    kind: "agent",
    ...answerWords(name, answer),
    path: MATCHING.request(match.requestId),
    isDemo: match.isDemo,
  });
  if (match.isDemo || account?.isDemo) return [notice];
  const mail = answerMail(ctx.config, name, match.requestId, answer);
  return [notice, mailStatement(ctx, { cause, to: { address: reader.email }, ...mail })];
}
