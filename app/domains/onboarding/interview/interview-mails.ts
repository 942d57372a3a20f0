import { senderOf } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import type { Agent } from "~/domains/agents/agents.server";
import type { MailInput } from "~/domains/mail/mail-statement.server";
import { oneLine, quoted, unlinked } from "~/domains/mail/render-mail";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { type CalendarEntry, calendarFile } from "./calendar-file";
import { type Interview, slotTime } from "./interviews.server";

/** `decided`: cancelled, since the application was decided before it. */
type MailKind = "request" | "cancel" | "decided" | "reminder";
type Told = MailKind | "missed";
export type Candidate = Pick<Agent, "firstName" | "lastName" | "email">;

export const nameOf = ({ firstName, lastName }: Candidate) => oneLine(`${firstName} ${lastName}`);

const interviewCause = ({ uid, sequence }: Pick<Interview, "uid" | "sequence">, kind: Told, to: string) =>
  `interview:${uid}:${sequence}:${kind}:${to}`;

/** One recipient's entry: only that recipient is named with an address. */
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
    summary: isAgent ? `Interview with ${ctx.config.APP_NAME}` : `Interview: ${nameOf(candidate)}`,
    description: isAgent
      ? `With ${interview.interviewer}. To reschedule or cancel: ${ctx.config.APP_ORIGIN}${DASHBOARD.onboardingStep("interview")}`
      : `Candidate: ${nameOf(candidate)}, who chose this time.`,
    location: interview.place,
    organizer: { name: name ?? ctx.config.APP_NAME, address },
    attendee: isAgent
      ? { name: nameOf(candidate), address: candidate.email }
      : { name: interview.interviewer, address: interview.interviewerEmail },
  };
};

const TITLES: Record<MailKind, string> = {
  request: "Interview Scheduled",
  cancel: "Interview cancelled",
  decided: "Interview cancelled",
  reminder: "Reminder: your interview is coming up",
};

const ACTIONS: Partial<Record<MailKind, string>> = {
  cancel: "Choose another time",
  decided: "View application",
};

const CANCELLED: Partial<Record<MailKind, { agent: string; interviewer: string }>> = {
  cancel: {
    agent: "You cancelled your interview. You can book a new time whenever you’re ready.",
    interviewer: "The candidate cancelled or rescheduled it.",
  },
  decided: {
    agent: "Your application was decided before the interview, so it won’t take place.",
    interviewer: "The application was decided before the interview, so it won’t take place.",
  },
};

const NEXT =
  "Next: after the interview, we review your application and email you a decision within 5 working days.";

/** To the agent and to the interviewer, each with the time of their own zone and a file for the calendar. */
export function interviewMails(
  ctx: Context,
  interview: Interview,
  candidate: Candidate,
  kind: MailKind,
  interviewerZone: string,
): MailInput[] {
  const cancelled = CANCELLED[kind];
  const method = cancelled ? "CANCEL" : "REQUEST";
  const place = interview.place ? [`Location: ${oneLine(interview.place)}`] : [];
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
  const length = `${interview.minutes} minutes`;
  return [
    {
      cause: interviewCause(interview, kind, "agent"),
      to: { address: candidate.email, name: nameOf(candidate) },
      isEssential: true,
      subject: `${TITLES[kind]}: ${mine}`,
      paragraphs: [
        `${mine}, ${length}, with ${quoted(interview.interviewer)}.`,
        ...(cancelled ? [cancelled.agent] : place),
        ...(kind === "request" ? [NEXT] : []),
      ],
      action: {
        label: ACTIONS[kind] ?? "View interview",
        url: `${ctx.config.APP_ORIGIN}${kind === "decided" ? DASHBOARD.onboarding : DASHBOARD.onboardingStep("interview")}`,
      },
      ...file("agent"),
    },
    {
      cause: interviewCause(interview, kind, "interviewer"),
      to: { address: interview.interviewerEmail, name: interview.interviewer },
      isEssential: true,
      subject: `${TITLES[kind].replace("your interview", "an interview")}: ${theirs}`,
      paragraphs: [
        `${theirs}, ${length}, with the candidate ${unlinked(nameOf(candidate))}.`,
        ...(cancelled ? [cancelled.interviewer] : place),
      ],
      ...file("interviewer"),
    },
  ];
}

export const missedMail = (ctx: Context, interview: Interview, candidate: Candidate): MailInput => ({
  cause: interviewCause(interview, "missed", "agent"),
  to: { address: candidate.email, name: nameOf(candidate) },
  isEssential: true,
  subject: "You missed your interview: choose another time",
  paragraphs: [
    `Your interview on ${slotTime(interview.startsAt, interview.zone)} did not take place. Your application is still open.`,
    "Choose another time. If you did attend, reply to this email and we’ll correct it.",
  ],
  action: {
    label: "Choose another time",
    url: `${ctx.config.APP_ORIGIN}${DASHBOARD.onboardingStep("interview")}`,
  },
});
