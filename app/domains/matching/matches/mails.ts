import type { Config } from "~/core/config";
import { countryName } from "~/core/places/countries";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { MATCHING } from "~/paths/agents/matching";
import type { AgentMatch, AgentRequest } from "../tables";

export const contactMail = (config: Config, name: string, request: AgentRequest, match: AgentMatch) => {
  const business = quoted(name);
  return {
    subject: m.emails_matching_contact_subject({ business }),
    paragraphs: [
      m.emails_matching_contact_project({
        title: quoted(request.title),
        countries: request.countries.map(countryName).join(", "),
        score: match.score,
      }),
      m.emails_matching_contact_message({ business, message: unlinked(request.description.slice(0, 300)) }),
      m.emails_matching_contact_next(),
    ],
    action: {
      label: m.emails_matching_contact_button(),
      url: `${config.APP_ORIGIN}${MATCHING.asked(match.id)}`,
    },
  };
};

type Text = (inputs: { agent: string }) => string;

const ANSWERS = {
  accepted: {
    subject: (inputs) => m.emails_matching_accepted_subject(inputs),
    news: (inputs) => m.emails_matching_accepted_news(inputs),
    next: () => m.emails_matching_accepted_next(),
  },
  declined: {
    subject: (inputs) => m.emails_matching_declined_subject(inputs),
    news: (inputs) => m.emails_matching_declined_news(inputs),
    next: () => m.emails_matching_declined_next(),
  },
} satisfies Record<string, { subject: Text; news: Text; next: () => string }>;

export type AgentAnswer = keyof typeof ANSWERS;

/** The texts of the business's in-app notification. */
export const answerWords = (agent: string, answer: AgentAnswer) => ({
  title: ANSWERS[answer].subject({ agent }),
  text: ANSWERS[answer].next(),
});

export const answerMail = (config: Config, name: string, requestId: number, answer: AgentAnswer) => {
  const { subject, news, next } = ANSWERS[answer];
  const agent = quoted(name);
  return {
    subject: subject({ agent }),
    paragraphs: [news({ agent }), next()],
    action: {
      label: m.emails_matching_answer_button(),
      url: `${config.APP_ORIGIN}${MATCHING.request(requestId)}`,
    },
  };
};
