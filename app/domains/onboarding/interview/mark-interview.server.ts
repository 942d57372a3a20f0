import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, type Statement, statement } from "~/core/statement";
import { findAgent } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { interviews, onboardings } from "../tables";
import { missedMail } from "./interview-mails";
import { findLastInterview, type Interview } from "./interviews.server";

export const InterviewMark = z.object({
  state: z.enum(["held", "missed", "booked"], "Choose held, missed or booked."),
});
export type InterviewMark = z.infer<typeof InterviewMark>["state"];

async function mailOf(ctx: Context, interview: Interview, state: InterviewMark): Promise<Statement[]> {
  const agent = state === "missed" && !interview.isDemo ? await findAgent(ctx, interview.agentId) : null;
  if (!agent) return [];
  const { SALES_EMAIL } = await operatorConfig(ctx);
  return [mailStatement(ctx, missedMail(ctx, interview, agent, SALES_EMAIL))];
}

/**
 * Records whether an agent's last interview was held; `booked` reverts the result. After a missed one, the agent is
 * notified and chooses another time. Safe to repeat. @throws DomainError not_found; conflict before the interview
 * starts, or if another was booked
 */
export async function markInterview(
  ctx: Context & { actor: UserActor },
  agentId: number,
  state: InterviewMark,
): Promise<void> {
  const interview = await findLastInterview(ctx, agentId);
  if (!interview) throw notFound("This interview");
  if (interview.state === state) return;
  const now = toUnixSeconds(ctx.now());
  if (interview.startsAt > ctx.now())
    throw new DomainError("conflict", "This interview hasn’t started yet. Record the result afterwards.");
  const step = state === "missed" ? sql`null` : sql`coalesce(interview_at, ${now})`;
  const mails = await mailOf(ctx, interview, state);
  try {
    await ctx.d1.batch(
      [
        sql`update ${interviews} set state = ${state} where id = ${interview.id} and state = ${interview.state}
          and sequence = ${interview.sequence} and starts_at <= ${now}
          and not exists (select 1 from ${interviews} o where o.agent_id = ${agentId} and o.id > ${interview.id} and o.state <> 'cancelled')`,
        sql.raw(IF_UNCHANGED),
        sql`update ${onboardings} set interview_at = ${step} where agent_id = ${agentId}`,
        auditStatement(ctx, { action: "mark-interview", target: `agent:${agentId}`, detail: { state } }),
        ...mails,
      ].map((query) => statement(ctx, query)),
    );
  } catch (error) {
    if (!isAborted(error)) throw error;
    if ((await findLastInterview(ctx, agentId))?.state === state) return;
    throw new DomainError("conflict", "This interview was updated elsewhere. Reload and try again.");
  }
  if (mails.length > 0) await queueMails(ctx);
}
