import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken } from "~/core/ids";
import { append } from "~/core/lists/unbounded";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { type AgentContext, zoneOfAgent } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { type MailInput, mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { m } from "~/messages/messages";
import { findOnboarding, progressFrom } from "../onboarding-progress.server";
import { STEPS } from "../steps";
import { interviewers, interviews, onboardings } from "../tables";
import { completeMail } from "./complete-mail";
import { getSlot } from "./free-slots.server";
import { interviewMails } from "./interview-mails";
import { findInterview, type Interview } from "./interviews.server";
import { MAX_RESCHEDULES } from "./policy";
import type { SlotChoice } from "./schedule-schemas";
import { bookStatement, moveStatement } from "./slot-statements";

const takenText = () => m.onboarding_schedule_interview_this_time_was_just_booked();

/** @throws DomainError conflict until earlier steps are completed */
async function requireStepsBefore(ctx: AgentContext): Promise<void> {
  const { done } = progressFrom(await findOnboarding(ctx, ctx.agent.id));
  const missing = STEPS.filter(({ key }) => key !== "interview" && !done[key]).map(({ label }) => label);
  if (missing.length > 0)
    throw new DomainError(
      "conflict",
      m.onboarding_schedule_interview_complete_these_steps_first({ value: missing.join(", ") }),
    );
}

async function zoneOfInterviewer(ctx: Context, interviewerId: number): Promise<string> {
  const [row] = await ctx.db
    .select({ zone: interviewers.zone })
    .from(interviewers)
    .where(eq(interviewers.id, interviewerId))
    .limit(1);
  return row?.zone ?? "UTC";
}

async function mailsOf(ctx: AgentContext, before: Interview | null, next: Interview, zone: string) {
  if (ctx.actor.isDemo) return [];
  const emails: MailInput[] = interviewMails(ctx, next, ctx.agent, "request", zone);
  if (before && before.interviewerId !== next.interviewerId) {
    const old = await zoneOfInterviewer(ctx, before.interviewerId);
    const calledOff = { ...before, sequence: next.sequence };
    append(emails, interviewMails(ctx, calledOff, ctx.agent, "cancel", old).slice(1));
  }
  const { SALES_EMAIL } = await operatorConfig(ctx);
  return [...emails, completeMail(ctx, ctx.agent.id, ctx.agent, SALES_EMAIL)];
}

/** @throws DomainError conflict after too many bookings: each booking emails three people */
async function requireMovesLeft(ctx: Context, agentId: number): Promise<void> {
  const [row] = await ctx.db
    .select({ taken: sql<number>`coalesce(sum(sequence + 1), 0)` })
    .from(interviews)
    .where(eq(interviews.agentId, agentId));
  if ((row?.taken ?? 0) > MAX_RESCHEDULES)
    throw new DomainError(
      "conflict",
      m.onboarding_schedule_interview_youve_booked_or_moved_your({ maxReschedules: MAX_RESCHEDULES }),
    );
}

/**
 * Books a time, or moves the booked one. If two agents choose the same time concurrently, one gets it.
 * @throws DomainError invalid for an unavailable time; conflict for a booked one, or before earlier steps are completed
 */
export async function scheduleInterview(ctx: AgentContext, choice: SlotChoice): Promise<Interview> {
  requireNotImpersonating(ctx);
  await requireStepsBefore(ctx);
  const { id: agentId } = ctx.agent;
  const before = await findInterview(ctx, agentId);
  if (before && before.startsAt <= ctx.now())
    throw new DomainError("conflict", m.onboarding_schedule_interview_your_interview_has_already_started());
  const { slot, person } = await getSlot(ctx, choice.slot);
  const zone = choice.zone ?? before?.zone ?? zoneOfAgent(ctx.agent);
  const isSame = before?.interviewerId === person.id && +before.startsAt === +slot.startsAt;
  if (before && isSame && before.zone === zone) return before;
  await requireMovesLeft(ctx, agentId);
  const next: Interview = {
    ...(before ?? {
      id: 0,
      agentId,
      state: "booked",
      uid: randomToken(),
      bookedAt: ctx.now(),
      remindedAt: null,
      isDemo: ctx.actor.isDemo,
    }),
    sequence: before ? before.sequence + 1 : 0,
    interviewerId: person.id,
    startsAt: slot.startsAt,
    minutes: slot.minutes,
    zone,
    interviewer: person.name,
    interviewerEmail: person.email,
    place: person.place,
  };
  const mails = await mailsOf(ctx, before, next, person.zone);
  await take(ctx, before ? moveStatement(ctx, before, next) : bookStatement(ctx, next), before, mails);
  if (mails.length > 0) await queueMails(ctx);
  return (await findInterview(ctx, agentId)) ?? next;
}

async function take(
  ctx: AgentContext,
  taking: SQL,
  before: Interview | null,
  mails: MailInput[],
): Promise<void> {
  const { id: agentId } = ctx.agent;
  const now = toUnixSeconds(ctx.now());
  try {
    await ctx.d1.batch([
      statement(ctx, taking),
      ctx.d1.prepare(IF_UNCHANGED),
      statement(
        ctx,
        sql`update ${onboardings} set interview_at = ${now}, completed_at = coalesce(completed_at, ${now}) where agent_id = ${agentId}`,
      ),
      statement(
        ctx,
        auditStatement(ctx, {
          action: before ? "move-interview" : "schedule-interview",
          target: `agent:${agentId}`,
        }),
      ),
      ...mails.map((mail) => statement(ctx, mailStatement(ctx, mail))),
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const now = await findInterview(ctx, agentId);
    if (now?.sequence !== before?.sequence || now?.id !== before?.id)
      throw new DomainError(
        "conflict",
        m.onboarding_schedule_interview_this_interview_was_updated_elsewhere(),
      );
    throw new DomainError("conflict", takenText(), { field: "slot" });
  }
}
