import type { Config } from "~/core/config";
import { formatDate } from "~/core/format";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { Assignment } from "./assignments.server";
import { durationWords, rateWords } from "./policy";

const at = (config: Config, path: string) => `${config.APP_ORIGIN}${path}`;

interface Terms {
  rate: number;
  durationMonths: number | null;
  territory: string[];
  message: string | null;
}

const termsText = ({ rate, durationMonths, territory }: Terms) =>
  `Your commission today: ${rateWords(rate)}. The rate follows your tier. Duration: ${durationWords(durationMonths)}. Territory: ${territory.join(", ") || "as agreed"}.`;

/** The agent accepted the terms with the request. */
export const startMail = (config: Config, business: string, terms: Terms) => ({
  subject: `${quoted(business)} assigned you as an agent`,
  paragraphs: [
    `You accepted the request from ${quoted(business)} and now work for them. They can share leads with you.`,
    termsText(terms),
  ],
  action: { label: "View your businesses", url: at(config, DASHBOARD.businesses) },
});

export const offerMail = (config: Config, business: string, terms: Terms) => ({
  subject: `${quoted(business)} wants you to sell for them`,
  paragraphs: [
    `${quoted(business)} invited you to sell for them on ${config.APP_NAME}. You decide whether to accept.`,
    termsText(terms),
    ...(terms.message ? [`Their message: ${unlinked(terms.message)}`] : []),
  ],
  action: { label: "Accept or decline", url: at(config, DASHBOARD.businesses) },
});

const ANSWERED = {
  accepted: ["accepted", "You can now share leads with this agent."],
  declined: ["declined", "The agent seat is available again."],
  ended: [
    "stopped working with you",
    "The agent seat is available again. Leads you shared are no longer shared.",
  ],
} as const;

export type AgentAnswer = keyof typeof ANSWERED;

export const answerWords = (name: string, answer: AgentAnswer) => ({
  title: `${name} ${ANSWERED[answer][0]}`,
  text: ANSWERED[answer][1],
});

export const answerMail = (config: Config, name: string, agentId: number, answer: AgentAnswer) => ({
  subject: `${quoted(name)} ${ANSWERED[answer][0]}`,
  paragraphs: [`The agent ${quoted(name)} ${ANSWERED[answer][0]}. ${ANSWERED[answer][1]}`],
  action: { label: "View agent", url: at(config, paths.marketplace.agent(agentId)) },
});

export const endMail = (config: Config, business: string, assignment: Assignment) => ({
  subject: `${quoted(business)} ended your assignment`,
  paragraphs: [
    assignment.answeredAt
      ? `Your assignment with ${quoted(business)}, agreed on ${formatDate(assignment.answeredAt)}, has ended. You keep the deals you closed.`
      : `${quoted(business)} withdrew its offer before you responded.`,
  ],
  action: { label: "View your businesses", url: at(config, DASHBOARD.businesses) },
});
