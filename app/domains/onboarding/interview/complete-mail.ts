import type { Context } from "~/core/context";
import type { MailInput } from "~/domains/mail/mail-statement.server";
import { quoted } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { APPLICATIONS } from "~/paths/agents/applications";
import { type Candidate, nameOf } from "./interview-mails";

export const completeCause = (agentId: number | "") => `onboarding-complete:${agentId}`;

export const completeMail = (ctx: Context, agentId: number, candidate: Candidate, to: string): MailInput => ({
  cause: completeCause(agentId),
  to: { address: to },
  isEssential: true,
  subject: m.emails_interview_complete_subject({ agent: quoted(nameOf(candidate)) }),
  paragraphs: [m.emails_interview_complete_news({ agent: quoted(nameOf(candidate)) })],
  action: {
    label: m.emails_interview_complete_button(),
    url: `${ctx.config.APP_ORIGIN}${APPLICATIONS.application(agentId)}`,
  },
});
