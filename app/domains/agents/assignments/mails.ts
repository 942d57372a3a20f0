import type { Config } from "~/core/config";
import { formatDate } from "~/core/format";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { Assignment } from "./assignments.server";

const at = (config: Config, path: string) => `${config.APP_ORIGIN}${path}`;

interface Terms {
  rate: number;
  durationMonths: number | null;
  territory: string[];
  message: string | null;
}

const termsOf = ({ rate, durationMonths, territory }: Terms) => [
  m.emails_assignment_commission({ rate }),
  durationMonths === null
    ? m.emails_assignment_duration_open()
    : m.emails_assignment_duration({ count: durationMonths }),
  territory.length > 0
    ? m.emails_assignment_territory({ territory: territory.join(", ") })
    : m.emails_assignment_territory_open(),
];

const businessesAction = (config: Config) => ({
  label: m.emails_assignment_businesses_button(),
  url: at(config, DASHBOARD.businesses),
});

/** For an agent who accepted the terms with the request. */
export const startMail = (config: Config, name: string, terms: Terms) => {
  const business = quoted(name);
  return {
    subject: m.emails_assignment_start_subject({ business }),
    paragraphs: [m.emails_assignment_start_news({ business }), ...termsOf(terms)],
    action: businessesAction(config),
  };
};

export const offerMail = (config: Config, name: string, terms: Terms) => {
  const business = quoted(name);
  return {
    subject: m.emails_assignment_offer_subject({ business }),
    paragraphs: [
      m.emails_assignment_offer_news({ business, app: config.APP_NAME }),
      ...termsOf(terms),
      ...(terms.message
        ? [m.emails_assignment_offer_message({ business, message: unlinked(terms.message) })]
        : []),
    ],
    action: { label: m.emails_assignment_offer_button(), url: at(config, DASHBOARD.businesses) },
  };
};

type Text = (inputs: { agent: string }) => string;

const ANSWERS = {
  accepted: {
    subject: (inputs) => m.emails_assignment_accepted_subject(inputs),
    news: (inputs) => m.emails_assignment_accepted_news(inputs),
    next: () => m.emails_assignment_accepted_next(),
  },
  declined: {
    subject: (inputs) => m.emails_assignment_declined_subject(inputs),
    news: (inputs) => m.emails_assignment_declined_news(inputs),
    next: () => m.emails_assignment_declined_next(),
  },
  ended: {
    subject: (inputs) => m.emails_assignment_ended_subject(inputs),
    news: (inputs) => m.emails_assignment_ended_news(inputs),
    next: () => m.emails_assignment_ended_next(),
  },
} satisfies Record<string, { subject: Text; news: Text; next: () => string }>;

export type AgentAnswer = keyof typeof ANSWERS;

/** Text of the in-app notification about the agent's answer. */
export const answerWords = (agent: string, answer: AgentAnswer) => ({
  title: ANSWERS[answer].subject({ agent }),
  text: ANSWERS[answer].next(),
});

export const answerMail = (config: Config, name: string, agentId: number, answer: AgentAnswer) => {
  const { subject, news, next } = ANSWERS[answer];
  const agent = quoted(name);
  return {
    subject: subject({ agent }),
    paragraphs: [news({ agent }), next()],
    action: { label: m.emails_assignment_answer_button(), url: at(config, paths.marketplace.agent(agentId)) },
  };
};

export const endMail = (config: Config, name: string, { answeredAt }: Assignment) => {
  const business = quoted(name);
  return {
    ...(answeredAt
      ? {
          subject: m.emails_assignment_end_subject({ business }),
          paragraphs: [m.emails_assignment_end_news({ business, date: formatDate(answeredAt) })],
        }
      : {
          subject: m.emails_assignment_withdrawn_subject({ business }),
          paragraphs: [m.emails_assignment_withdrawn_news({ business })],
        }),
    action: businessesAction(config),
  };
};
