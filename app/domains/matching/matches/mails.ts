import type { Config } from "~/core/config";
import { countryName } from "~/core/places/countries";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { MATCHING } from "~/paths/agents/matching";
import type { AgentMatch, AgentRequest } from "../tables";

export const contactMail = (config: Config, business: string, request: AgentRequest, match: AgentMatch) => ({
  subject: `${quoted(business)} wants to work with you`,
  paragraphs: [
    `Project: ${quoted(request.title)}, in ${request.countries.map(countryName).join(", ")}. Your match score is ${match.score} out of 100.`,
    `Their message: ${unlinked(request.description.slice(0, 300))}`,
    "You decide whether to accept. Declining doesn’t affect your tier.",
  ],
  action: { label: "Accept or decline", url: `${config.APP_ORIGIN}${MATCHING.asked(match.id)}` },
});

const TEXTS = {
  accepted: "You can now message this agent and assign them.",
  declined: "Your other matches are still available.",
} as const;

export type AgentAnswer = keyof typeof TEXTS;

export const answerWords = (name: string, answer: AgentAnswer) => ({
  title: `${name} ${answer} your request`,
  text: TEXTS[answer],
});

export const answerMail = (config: Config, name: string, requestId: number, answer: AgentAnswer) => ({
  subject: `${quoted(name)} ${answer} your request`,
  paragraphs: [`The agent ${quoted(name)} ${answer} your request. ${TEXTS[answer]}`],
  action: { label: "View request", url: `${config.APP_ORIGIN}${MATCHING.request(requestId)}` },
});
