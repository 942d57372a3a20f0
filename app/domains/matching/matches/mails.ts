import type { Config } from "~/core/config";
import { countryName } from "~/core/places/countries";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { MATCHING } from "~/paths/agents/matching";
import type { AgentMatch, AgentRequest } from "../tables";

export const contactMail = (config: Config, business: string, request: AgentRequest, match: AgentMatch) => ({
  subject: `${quoted(business)} asks whether you would work with them`,
  paragraphs: [
    `The project: ${quoted(request.title)}, in ${request.countries.map(countryName).join(", ")}. You fit it with ${match.score} of 100 points.`,
    `They write: ${unlinked(request.description.slice(0, 300))}`,
    "Nothing begins before you accept, and declining has no effect on your tier.",
  ],
  action: { label: "Accept or decline", url: `${config.APP_ORIGIN}${MATCHING.asked(match.id)}` },
});

const TEXTS = {
  accepted: "You can write to this agent now, and assign them at the match.",
  declined: "The other matches of your request are still there.",
} as const;

export type AgentAnswer = keyof typeof TEXTS;

export const answerWords = (name: string, answer: AgentAnswer) => ({
  title: `${name} ${answer} your request`,
  text: TEXTS[answer],
});

export const answerMail = (config: Config, name: string, requestId: number, answer: AgentAnswer) => ({
  subject: `${quoted(name)} ${answer} your request`,
  paragraphs: [`The agent ${quoted(name)} ${answer} your request. ${TEXTS[answer]}`],
  action: { label: "See the request", url: `${config.APP_ORIGIN}${MATCHING.request(requestId)}` },
});
