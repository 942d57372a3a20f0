import { eq, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { isAborted, statement, UNLESS_CHANGED } from "~/core/statement";
import { type Agent, findAgent } from "~/domains/agents/agents.server";
import { reviewAgentStatement } from "~/domains/agents/applications.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { getUser } from "~/domains/identity/users/users.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { cancelDecided } from "../interview/cancel-decided.server";
import { applicationDecisions, applications } from "../tables";
import { decisionMail } from "./decision-mails";
import type { DecisionInput } from "./review-schemas";
import type { Decision } from "./stages";

type ReviewContext = Context & { actor: UserActor };

const AUDITED: Record<Decision, string> = {
  approve: "review-agent",
  decline: "decline-agent",
  ask: "ask-agent",
  reopen: "reopen-agent",
};

const isPossible = (decision: Decision) =>
  decision === "reopen"
    ? sql`stage in ('approved', 'declined')`
    : sql`stage not in ('approved', 'declined', 'gone')`;

async function refusalOf(ctx: Context, agentId: number, version: number | null) {
  const [known] = await ctx.db.select().from(applications).where(eq(applications.agentId, agentId)).limit(1);
  if (!known) return notFound("This application");
  const meanwhile = "Somebody decided about this application meanwhile. Please open it again.";
  if (version !== null && known.version !== version) return new DomainError("conflict", meanwhile);
  return new DomainError("conflict", "This application was reviewed already.");
}

async function mailOf(ctx: ReviewContext, agent: Agent | null, decision: Decision, told: string | null) {
  if (!agent || (await getUser(ctx, agent.userId)).isDemo) return [];
  const cause = `application:${agent.id}:${crypto.randomUUID()}`;
  const to = { address: agent.email, name: `${agent.firstName} ${agent.lastName}` };
  return [statement(ctx, mailStatement(ctx, { cause, to, ...decisionMail(ctx.config, decision, told) }))];
}

/**
 * One batch with its line in the history, the trail, the mail to the agent and the end of an interview that is to come. A null version decides whatever stands.
 * @throws DomainError invalid without a reason where one is needed; conflict when somebody decided meanwhile; not_found
 */
export async function decideApplication(
  ctx: ReviewContext,
  agentId: number,
  { decision, reason, isTold, version }: Omit<DecisionInput, "version"> & { version: number | null },
): Promise<void> {
  if (!reason && (decision === "decline" || decision === "ask"))
    throw new DomainError("invalid", "Please say why.", { field: "reason" });
  const now = secondsOf(ctx.now());
  const told = decision === "ask" || isTold ? reason : null;
  const claim = sql`update ${applications} set version = version + 1, message = ${told},
    asked_at = ${decision === "ask" ? now : null}
    where agent_id = ${agentId} and ${version === null ? sql`true` : sql`version = ${version}`} and ${isPossible(decision)}`;
  const written = sql`insert into ${applicationDecisions} (agent_id, decision, reason, is_told, decided_by, decided_at)
    values (${agentId}, ${decision}, ${reason}, ${told === null ? 0 : 1}, ${ctx.actor.userId}, ${now})`;
  const unlessChanged = ctx.d1.prepare(UNLESS_CHANGED);
  const change =
    decision === "ask" ? [] : [statement(ctx, reviewAgentStatement(ctx, agentId, decision)), unlessChanged];
  const audit = auditStatement(ctx, { action: AUDITED[decision], target: `agent:${agentId}` });
  const agent = await findAgent(ctx, agentId);
  const ends = agent && (decision === "approve" || decision === "decline");
  const cancelled = ends ? await cancelDecided(ctx, agent) : { change: [], mails: [] };
  const mail = await mailOf(ctx, agent, decision, told);
  const rest = [...cancelled.change, ...cancelled.mails].map((each) => statement(ctx, each));
  try {
    await ctx.d1.batch([
      statement(ctx, claim),
      unlessChanged,
      ...change,
      statement(ctx, written),
      statement(ctx, audit),
      ...mail,
      ...rest,
    ]);
  } catch (error) {
    if (isAborted(error)) throw await refusalOf(ctx, agentId, version);
    throw error;
  }
  if (mail.length + cancelled.mails.length > 0) await queueMails(ctx);
}

/** As the queue does it, at whatever stage. @throws DomainError not_found, conflict */
export const approveApplication = (ctx: ReviewContext, agentId: number): Promise<void> =>
  decideApplication(ctx, agentId, { decision: "approve", reason: null, isTold: false, version: null });
