import { eq, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { type Agent, findAgent } from "~/domains/agents/agents.server";
import { reviewAgentStatement } from "~/domains/agents/applications.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { addressee } from "~/domains/identity/mails";
import { getUser } from "~/domains/identity/users/users.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { cancelDecided } from "../interview/cancel-decided.server";
import { applicationDecisions, applications } from "../tables";
import { decisionMail } from "./decision-mails";
import { decisionWarnings, isConfirmedFor } from "./decision-warnings.server";
import type { DecisionInput } from "./review-schemas";
import { type Decision, type DecisionWarning, isDecided } from "./stages";

type ReviewContext = Context & { actor: UserActor };

/** With a null version, the decision applies to any version. */
type Decided = Omit<DecisionInput, "version"> & { version: number | null };

const AUDITED: Record<Decision, string> = {
  approve: "review-agent",
  decline: "decline-agent",
  ask: "ask-agent",
  reopen: "reopen-agent",
};

const isPossible = (decision: Decision) =>
  decision === "reopen"
    ? sql`stage in ('approved', 'declined')`
    : sql`stage not in ('approved', 'declined', 'withdrawn')`;

async function refusalOf(
  ctx: Context,
  agentId: number,
  { decision, version, confirms }: Pick<Decided, "decision" | "version" | "confirms">,
) {
  const [known] = await ctx.db.select().from(applications).where(eq(applications.agentId, agentId)).limit(1);
  if (!known || known.stage === "withdrawn") return notFound("This application");
  const meanwhile = "This application was updated elsewhere. Reload and try again.";
  if (version !== null && known.version !== version) return new DomainError("conflict", meanwhile);
  if (isDecided(known.stage) !== (decision === "reopen"))
    return new DomainError("conflict", "This application was updated elsewhere. Reload and try again.");
  const warnings = await decisionWarnings(ctx, agentId, decision);
  const unconfirmed = warnings.filter(({ warning }) => !confirms.includes(warning));
  const words = unconfirmed.map(({ text }) => text).join(" ");
  return new DomainError("conflict", words ? `${words} Review the application and confirm.` : meanwhile);
}

async function mailOf(ctx: ReviewContext, agent: Agent | null, decision: Decision, told: string | null) {
  const user = agent && (await getUser(ctx, agent.userId));
  if (!user || user.isDemo) return [];
  const cause = `application:${agent.id}:${crypto.randomUUID()}`;
  const to = addressee(user);
  return [statement(ctx, mailStatement(ctx, { cause, to, ...decisionMail(ctx.config, decision, told) }))];
}

/**
 * Decides an application. One batch with the history row, audit entry, email to the agent and cancellation of a booked
 * interview.
 * @throws DomainError invalid without a required reason; conflict after another decision, or for a warning that isn't
 * confirmed; not_found
 */
export async function decideApplication(
  ctx: ReviewContext,
  agentId: number,
  { decision, reason, isTold, version, confirms }: Decided,
): Promise<void> {
  if (!reason && (decision === "decline" || decision === "ask"))
    throw new DomainError("invalid", "Enter a reason.", { field: "reason" });
  const now = toUnixSeconds(ctx.now());
  const told = decision === "ask" || isTold ? reason : null;
  const claim = sql`update ${applications} set version = version + 1, message = ${told},
    requested_at = ${decision === "ask" ? now : null}
    where agent_id = ${agentId} and ${version === null ? sql`true` : sql`version = ${version}`} and ${isPossible(decision)}
      and ${isConfirmedFor(ctx, agentId, decision, confirms)}`;
  const written = sql`insert into ${applicationDecisions} (agent_id, decision, reason, is_notified, decided_by, decided_at)
    values (${agentId}, ${decision}, ${reason}, ${told === null ? 0 : 1}, ${ctx.actor.userId}, ${now})`;
  const unlessChanged = ctx.d1.prepare(IF_UNCHANGED);
  const change =
    decision === "ask" ? [] : [statement(ctx, reviewAgentStatement(ctx, agentId, decision)), unlessChanged];
  const audit = auditStatement(ctx, { action: AUDITED[decision], target: `agent:${agentId}` });
  const agent = await findAgent(ctx, agentId);
  const ends = agent && (decision === "approve" || decision === "decline");
  const cancelled = ends ? await cancelDecided(ctx, agent) : { change: [], mails: [] };
  const mail = await mailOf(ctx, agent, decision, told);
  const rest = [...cancelled.change, ...cancelled.mails].map((query) => statement(ctx, query));
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
    if (isAborted(error)) throw await refusalOf(ctx, agentId, { decision, version, confirms });
    throw error;
  }
  if (mail.length + cancelled.mails.length > 0) await queueMails(ctx);
}

/** Approves from the review queue: without confirmations, only a complete application. @throws DomainError not_found, conflict */
export const approveApplication = (
  ctx: ReviewContext,
  agentId: number,
  confirms: DecisionWarning[] = [],
): Promise<void> =>
  decideApplication(ctx, agentId, {
    decision: "approve",
    reason: null,
    isTold: false,
    version: null,
    confirms,
  });
