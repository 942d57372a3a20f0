import type { Config } from "~/core/config";
import { unlinked } from "~/domains/mail/render-mail";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { Decision } from "./stages";

const WORDS: Record<Decision, { subject: string; text: string; button: string }> = {
  approve: {
    subject: "Your application is approved",
    text: "Businesses can now find you in the marketplace and invite you to sell for them.",
    button: "Open your dashboard",
  },
  decline: {
    subject: "Your application was declined",
    text: "We can’t accept you as a sales agent at this time. You can ask us for the notes on your application.",
    button: "Open your profile",
  },
  ask: {
    subject: "Your application needs more information",
    text: "We reviewed your application and need more information to decide.",
    button: "Continue your application",
  },
  reopen: {
    subject: "Your application is under review again",
    text: "We reopened your application. Businesses can’t find you in the marketplace until there’s a new decision.",
    button: "Open your application",
  },
};

const pageOf = (decision: Decision) =>
  decision === "ask" || decision === "reopen" ? DASHBOARD.onboarding : paths.agent.home;

export function decisionMail(config: Config, decision: Decision, told: string | null) {
  const { subject, text, button } = WORDS[decision];
  return {
    subject,
    paragraphs: told ? [text, `Message from our team: ${unlinked(told)}`] : [text],
    action: { label: button, url: `${config.APP_ORIGIN}${pageOf(decision)}` },
  };
}
