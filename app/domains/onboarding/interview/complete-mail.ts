import type { Context } from "~/core/context";
import type { MailInput } from "~/domains/mail/mail-statement.server";
import { quoted } from "~/domains/mail/render-mail";
import { APPLICATIONS } from "~/paths/agents/applications";
import { type Candidate, nameOf } from "./interview-mails";

export const completeCause = (agentId: number | "") => `onboarding-complete:${agentId}`;

export const completeMail = (ctx: Context, agentId: number, candidate: Candidate, to: string): MailInput => ({
  cause: completeCause(agentId),
  to: { address: to },
  isEssential: true,
  subject: `${quoted(nameOf(candidate))} completed onboarding`,
  paragraphs: [
    `${quoted(nameOf(candidate))} completed every onboarding step. Review the application after the interview.`,
  ],
  action: {
    label: "Open application",
    url: `${ctx.config.APP_ORIGIN}${APPLICATIONS.application(agentId)}`,
  },
});
