import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { Decision } from "./stages";

const WORDS: Record<Decision, { subject: string; text: string; button: string }> = {
  approve: {
    subject: "Your application is approved",
    text: "Businesses find you in the marketplace from now on, and can ask you to sell for them.",
    button: "Open your dashboard",
  },
  decline: {
    subject: "Your application is declined",
    text: "We can’t take you on as a sales agent now. You may ask us for what is written about your application.",
    button: "Open your profile",
  },
  ask: {
    subject: "Your application needs something more",
    text: "We looked at your application and can’t decide yet.",
    button: "Continue your application",
  },
  reopen: {
    subject: "Your application is under review again",
    text: "The decision about your application was taken back. Until there is another, businesses don’t find you in the marketplace.",
    button: "Open your application",
  },
};

const pageOf = (decision: Decision) =>
  decision === "ask" || decision === "reopen" ? DASHBOARD.onboarding : paths.agent.home;

export function decisionMail(config: Config, decision: Decision, told: string | null) {
  const { subject, text, button } = WORDS[decision];
  return {
    subject,
    paragraphs: told ? [text, `An administrator writes: ${unlinked(told)}`] : [text],
    action: { label: button, url: `${config.APP_ORIGIN}${pageOf(decision)}` },
  };
}
