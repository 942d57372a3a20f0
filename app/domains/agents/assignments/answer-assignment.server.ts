import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import type { AgentContext } from "../agents.server";
import { isInMarket } from "../marketplace/market-agents.server";
import { agentAssignments, sharedLeads } from "../tables";
import { type Assignment, assignmentOfAgent } from "./assignments.server";
import type { AgentAnswer } from "./mails";
import { tellBusiness } from "./other-side.server";

interface Move {
  to: AgentAnswer;
  action: string;
  set: (now: number) => SQL;
  from: SQL;
  refusal: string;
}

/** When work that starts now ends, in Unix seconds; null without a duration. */
export const endOf = (now: number, months: SQL): SQL => sql`case when ${months} is null then null
  else cast(strftime('%s', ${now}, 'unixepoch', '+' || ${months} || ' months') as integer) end`;

const MOVES = {
  accept: {
    to: "accepted",
    action: "accept-assignment",
    set: (now) =>
      sql`state = 'accepted', answered_at = ${now}, ends_at = ${endOf(now, sql`duration_months`)}`,
    from: sql`state = 'offered' and ${isInMarket(sql`${agentAssignments}.agent_id`)}`,
    refusal: "This invitation is no longer open.",
  },
  decline: {
    to: "declined",
    action: "decline-assignment",
    set: (now) => sql`state = 'declined', answered_at = ${now}`,
    from: sql`state = 'offered'`,
    refusal: "This invitation is no longer open.",
  },
  end: {
    to: "ended",
    action: "end-assignment",
    set: (now) => sql`state = 'ended', ended_at = ${now}, ended_by = 'agent'`,
    from: sql`state = 'accepted'`,
    refusal: "You can only end assignments you accepted.",
  },
} as const satisfies Record<string, Move>;

export type AgentMove = keyof typeof MOVES;

export const readMove = (text: string | undefined): AgentMove | null =>
  text === "accept" || text === "decline" || text === "end" ? text : null;

export const revokeLeadsOf = (ctx: Context, assignmentId: number) =>
  statement(
    ctx,
    sql`update ${sharedLeads} set revoked_at = ${toUnixSeconds(ctx.now())}
      where assignment_id = ${assignmentId} and revoked_at is null`,
  );

/** Answers an offer; safe to repeat. A new answer and `also` are one batch. @throws DomainError not_found, conflict */
export async function answerAssignment(
  ctx: AgentContext,
  assignmentId: number,
  move: AgentMove,
  also: D1PreparedStatement[] = [],
): Promise<Assignment> {
  requireNotImpersonating(ctx);
  const { to, action, set, from, refusal } = MOVES[move];
  const { agent } = ctx;
  const assignment = await assignmentOfAgent(ctx, agent.id, assignmentId);
  if (!assignment) throw new DomainError("not_found", m.agents_answer_assignment_this_business());
  if (assignment.state === to) return assignment;
  const name = `${agent.firstName} ${agent.lastName}`.trim();
  const notices = await tellBusiness(ctx, assignment, { id: agent.id, name }, to);
  const update = sql`update ${agentAssignments} set ${set(toUnixSeconds(ctx.now()))}
    where id = ${assignmentId} and agent_id = ${agent.id} and ${from}`;
  try {
    await ctx.d1.batch([
      statement(ctx, update),
      ctx.d1.prepare(IF_UNCHANGED),
      ...(move === "end" ? [revokeLeadsOf(ctx, assignmentId)] : []),
      statement(ctx, auditStatement(ctx, { action, target: `agent:${agent.id}`, detail: { assignmentId } })),
      ...also,
      ...notices.map((query) => statement(ctx, query)),
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const meanwhile = await assignmentOfAgent(ctx, agent.id, assignmentId);
    if (meanwhile?.state === to) return meanwhile;
    throw new DomainError("conflict", refusal);
  }
  await queueMails(ctx);
  return (await assignmentOfAgent(ctx, agent.id, assignmentId)) ?? assignment;
}
