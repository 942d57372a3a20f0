import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { Decision } from "./stages";

const WORDS: Record<Decision, () => { subject: string; news: string; label: string }> = {
  approve: () => ({
    subject: m.emails_decision_approved_subject(),
    news: m.emails_decision_approved_news(),
    label: m.emails_decision_approved_button(),
  }),
  decline: () => ({
    subject: m.emails_decision_declined_subject(),
    news: m.emails_decision_declined_news(),
    label: m.emails_decision_declined_button(),
  }),
  ask: () => ({
    subject: m.emails_decision_asked_subject(),
    news: m.emails_decision_asked_news(),
    label: m.emails_decision_asked_button(),
  }),
  reopen: () => ({
    subject: m.emails_decision_reopened_subject(),
    news: m.emails_decision_reopened_news(),
    label: m.emails_decision_reopened_button(),
  }),
};

const pageOf = (decision: Decision) =>
  decision === "ask" || decision === "reopen" ? DASHBOARD.onboarding : paths.agent.home;

export function decisionMail(config: Config, decision: Decision, told: string | null) {
  const { subject, news, label } = WORDS[decision]();
  return {
    subject,
    paragraphs: told ? [news, m.emails_decision_message({ message: unlinked(told) })] : [news],
    action: { label, url: `${config.APP_ORIGIN}${pageOf(decision)}` },
  };
}
