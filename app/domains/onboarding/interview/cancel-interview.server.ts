import { eq, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { AgentContext } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { interviewers, interviews, onboardings } from "../tables";
import { interviewMails } from "./interview-mails";
import { findInterview } from "./interviews.server";

const nothing = () =>
  new DomainError("conflict", m.onboarding_cancel_interview_you_have_no_upcoming_interview());

/** Cancels the interview and frees its time immediately. @throws DomainError conflict without a future interview */
export async function cancelInterview(ctx: AgentContext): Promise<void> {
  requireNotImpersonating(ctx);
  const interview = await findInterview(ctx, ctx.agent.id);
  if (!interview || interview.startsAt <= ctx.now()) throw nothing();
  const [person] = await ctx.db
    .select({ zone: interviewers.zone })
    .from(interviewers)
    .where(eq(interviewers.id, interview.interviewerId))
    .limit(1);
  const sequence = interview.sequence + 1;
  const mails = ctx.actor.isDemo
    ? []
    : interviewMails(ctx, { ...interview, sequence }, ctx.agent, "cancel", person?.zone ?? "UTC");
  try {
    await ctx.d1.batch([
      statement(
        ctx,
        sql`update ${interviews} set state = 'cancelled', sequence = ${sequence} where id = ${interview.id}
          and agent_id = ${ctx.agent.id} and state = 'booked' and sequence = ${interview.sequence}
          and starts_at > ${toUnixSeconds(ctx.now())}`,
      ),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(ctx, sql`update ${onboardings} set interview_at = null where agent_id = ${ctx.agent.id}`),
      statement(ctx, auditStatement(ctx, { action: "cancel-interview", target: `agent:${ctx.agent.id}` })),
      ...mails.map((mail) => statement(ctx, mailStatement(ctx, mail))),
    ]);
  } catch (error) {
    if (isAborted(error)) throw nothing();
    throw error;
  }
  if (mails.length > 0) await queueMails(ctx);
}
