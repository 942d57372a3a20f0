import { senderOf } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import type { Agent } from "~/domains/agents/agents.server";
import type { MailInput } from "~/domains/mail/mail-statement.server";
import { oneLine, quoted, unlinked } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { type CalendarEntry, calendarFile } from "./calendar-file";
import { type Interview, slotTime } from "./interviews.server";

/** `decided`: cancelled because the application was decided before the interview. */
type MailKind = "request" | "cancel" | "decided" | "reminder";
type Told = MailKind | "missed";
export type Candidate = Pick<Agent, "firstName" | "lastName" | "email">;

export const nameOf = ({ firstName, lastName }: Candidate) => oneLine(`${firstName} ${lastName}`);

const interviewCause = ({ uid, sequence }: Pick<Interview, "uid" | "sequence">, kind: Told, to: string) =>
  `interview:${uid}:${sequence}:${kind}:${to}`;

/** One recipient's calendar event: shows only that recipient's email address. */
export const calendarEntry = (
  ctx: Context,
  interview: Interview,
  candidate: Candidate,
  method: CalendarEntry["method"],
  reader: "agent" | "interviewer",
): CalendarEntry => {
  const { name, address } = senderOf(ctx.config);
  const isAgent = reader === "agent";
  return {
    uid: `${interview.uid}@${new URL(ctx.config.APP_ORIGIN).hostname}`,
    sequence: interview.sequence,
    method,
    startsAt: interview.startsAt,
    minutes: interview.minutes,
    writtenAt: ctx.now(),
    summary: isAgent
      ? m.emails_interview_calendar_agent_title({ app: ctx.config.APP_NAME })
      : m.emails_interview_calendar_interviewer_title({ candidate: nameOf(candidate) }),
    description: isAgent
      ? m.emails_interview_calendar_agent_text({
          interviewer: interview.interviewer,
          url: `${ctx.config.APP_ORIGIN}${DASHBOARD.onboardingStep("interview")}`,
        })
      : m.emails_interview_calendar_interviewer_text({ candidate: nameOf(candidate) }),
    location: interview.place,
    organizer: { name: name ?? ctx.config.APP_NAME, address },
    attendee: isAgent
      ? { name: nameOf(candidate), address: candidate.email }
      : { name: interview.interviewer, address: interview.interviewerEmail },
  };
};

const SUBJECTS: Record<MailKind, (inputs: { time: string }) => string> = {
  request: (inputs) => m.emails_interview_scheduled_subject(inputs),
  cancel: (inputs) => m.emails_interview_cancelled_subject(inputs),
  decided: (inputs) => m.emails_interview_cancelled_subject(inputs),
  reminder: (inputs) => m.emails_interview_reminder_subject(inputs),
};

const buttonOf = (kind: MailKind) => {
  if (kind === "cancel") return m.emails_interview_again_button();
  return kind === "decided" ? m.emails_interview_application_button() : m.emails_interview_view_button();
};

const CANCELLED: Partial<Record<MailKind, () => { agent: string; interviewer: string }>> = {
  cancel: () => ({
    agent: m.emails_interview_cancelled_agent(),
    interviewer: m.emails_interview_cancelled_interviewer(),
  }),
  decided: () => ({
    agent: m.emails_interview_decided_agent(),
    interviewer: m.emails_interview_decided_interviewer(),
  }),
};

/** Emails to the agent and the interviewer, each with the time in their own time zone and a calendar file. */
export function interviewMails(
  ctx: Context,
  interview: Interview,
  candidate: Candidate,
  kind: MailKind,
  interviewerZone: string,
): MailInput[] {
  const cancelled = CANCELLED[kind]?.();
  const method = cancelled ? "CANCEL" : "REQUEST";
  const place = interview.place ? [m.emails_interview_location({ place: oneLine(interview.place) })] : [];
  const file = (reader: "agent" | "interviewer") =>
    kind === "reminder"
      ? {}
      : {
          attachments: [
            {
              name: "interview.ics",
              type: `text/calendar; method=${method}; charset=utf-8`,
              text: calendarFile(calendarEntry(ctx, interview, candidate, method, reader)),
            },
          ],
        };
  const mine = slotTime(interview.startsAt, interview.zone);
  const theirs = slotTime(interview.startsAt, interviewerZone);
  const count = interview.minutes;
  return [
    {
      cause: interviewCause(interview, kind, "agent"),
      to: { address: candidate.email, name: nameOf(candidate) },
      isEssential: true,
      subject: SUBJECTS[kind]({ time: mine }),
      paragraphs: [
        m.emails_interview_agent_details({ time: mine, count, interviewer: quoted(interview.interviewer) }),
        ...(cancelled ? [cancelled.agent] : place),
        ...(kind === "request" ? [m.emails_interview_next()] : []),
      ],
      action: {
        label: buttonOf(kind),
        url: `${ctx.config.APP_ORIGIN}${kind === "decided" ? DASHBOARD.onboarding : DASHBOARD.onboardingStep("interview")}`,
      },
      ...file("agent"),
    },
    {
      cause: interviewCause(interview, kind, "interviewer"),
      to: { address: interview.interviewerEmail, name: interview.interviewer },
      isEssential: true,
      subject: SUBJECTS[kind]({ time: theirs }),
      paragraphs: [
        m.emails_interview_interviewer_details({
          time: theirs,
          count,
          candidate: unlinked(nameOf(candidate)),
        }),
        ...(cancelled ? [cancelled.interviewer] : place),
      ],
      ...file("interviewer"),
    },
  ];
}

export const missedMail = (
  ctx: Context,
  interview: Interview,
  candidate: Candidate,
  contact: string,
): MailInput => ({
  cause: interviewCause(interview, "missed", "agent"),
  to: { address: candidate.email, name: nameOf(candidate) },
  isEssential: true,
  subject: m.emails_interview_missed_subject(),
  paragraphs: [
    m.emails_interview_missed_news({ time: slotTime(interview.startsAt, interview.zone) }),
    m.emails_interview_missed_next({ contact }),
  ],
  action: {
    label: m.emails_interview_again_button(),
    url: `${ctx.config.APP_ORIGIN}${DASHBOARD.onboardingStep("interview")}`,
  },
});
