import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { formatUsd } from "~/core/format";
import { toUnixSeconds } from "~/core/seconds";
import { notifyEach } from "~/domains/notifications/notify.server";
import { m } from "~/messages/messages";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { closes } from "../tables";
import { ANSWER_DAYS } from "./policy";

interface Reported {
  ownerId: number;
  sharedLeadId: number;
  value: number;
}

export const reportedNotice = (ctx: Context, { ownerId, sharedLeadId, value }: Reported): SQL =>
  notifyEach(sql`select account_id, ${ownerId}, 'close:' || id, 'agent', 'An agent reports a closed deal',
      ${`Deal value: ${formatUsd(value)}. Confirm or dispute it within ${ANSWER_DAYS} days.`},
      ${COMMISSIONS.closes}, ${toUnixSeconds(ctx.now())}
    from ${closes} where shared_lead_id = ${sharedLeadId} and state = 'reported'`);

export const reportedMail = (origin: string, cents: number) => {
  const value = formatUsd(cents);
  return {
    subject: m.emails_closes_reported_subject({ value }),
    paragraphs: [
      m.emails_closes_reported_news({ value }),
      m.emails_closes_reported_due({ count: ANSWER_DAYS }),
    ],
    action: { label: m.emails_closes_reported_button(), url: `${origin}${COMMISSIONS.closes}` },
  };
};

type Text = (inputs: { value: string }) => string;
type Answer = "confirmed" | "disputed" | "rejected" | "reversed";

const ANSWERS: Record<Answer, { subject: Text; news: Text }> = {
  confirmed: {
    subject: (deal) => m.emails_closes_confirmed_subject(deal),
    news: (deal) => m.emails_closes_confirmed_news(deal),
  },
  disputed: {
    subject: (deal) => m.emails_closes_disputed_subject(deal),
    news: (deal) => m.emails_closes_disputed_news(deal),
  },
  rejected: {
    subject: (deal) => m.emails_closes_rejected_subject(deal),
    news: (deal) => m.emails_closes_rejected_news(deal),
  },
  reversed: {
    subject: () => m.emails_closes_reversed_subject(),
    news: (deal) => m.emails_closes_reversed_news(deal),
  },
};

export const answeredMail = (origin: string, answer: Answer, cents: number) => {
  const { subject, news } = ANSWERS[answer];
  const deal = { value: formatUsd(cents) };
  return {
    subject: subject(deal),
    paragraphs: [news(deal)],
    action: { label: m.emails_closes_button(), url: `${origin}${DASHBOARD.commission}` },
  };
};
