import type { Config } from "~/core/config";
import { formatDate } from "~/core/format";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { Assignment } from "./assignments.server";
import { durationWords, rateWords } from "./policy";

const at = (config: Config, path: string) => `${config.APP_ORIGIN}${path}`;

export const offerMail = (
  config: Config,
  business: string,
  terms: { rate: number; durationMonths: number | null; territory: string[]; message: string | null },
) => ({
  subject: `${quoted(business)} wants you to sell for them`,
  paragraphs: [
    `${quoted(business)} assigned you on ${config.APP_NAME}. Nothing begins before you accept.`,
    `You are paid ${rateWords(terms.rate)} today; the rate follows your tier. Duration: ${durationWords(terms.durationMonths)}. Territory: ${terms.territory.join(", ") || "as you agree"}.`,
    ...(terms.message ? [`They write: ${unlinked(terms.message)}`] : []),
  ],
  action: { label: "Accept or decline", url: at(config, DASHBOARD.businesses) },
});

const ANSWERED = {
  accepted: ["accepted", "You can share leads with this agent now."],
  declined: ["declined", "The place is free again: you can assign somebody else."],
  ended: ["ended the work with you", "The place is free again, and leads you shared are yours alone."],
} as const;

export type AgentAnswer = keyof typeof ANSWERED;

export const answerWords = (name: string, answer: AgentAnswer) => ({
  title: `${name} ${ANSWERED[answer][0]}`,
  text: ANSWERED[answer][1],
});

export const answerMail = (config: Config, name: string, agentId: number, answer: AgentAnswer) => ({
  subject: `${quoted(name)} ${ANSWERED[answer][0]}`,
  paragraphs: [`The agent ${quoted(name)} ${ANSWERED[answer][0]}. ${ANSWERED[answer][1]}`],
  action: { label: "See the agent", url: at(config, paths.marketplace.agent(agentId)) },
});

export const endMail = (config: Config, business: string, assignment: Assignment) => ({
  subject: `${quoted(business)} ended your assignment`,
  paragraphs: [
    assignment.answeredAt
      ? `Your work for ${quoted(business)}, agreed on ${formatDate(assignment.answeredAt)}, has ended. Deals that you closed stay yours.`
      : `${quoted(business)} withdrew the offer before you answered.`,
  ],
  action: { label: "Your businesses", url: at(config, DASHBOARD.businesses) },
});
