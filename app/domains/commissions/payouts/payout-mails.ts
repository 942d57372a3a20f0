import type { Config } from "~/core/config";
import { formatUsd } from "~/core/format";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";

const action = (origin: string, label: string) => ({ label, url: `${origin}${DASHBOARD.commission}` });

export const accountChangedMail = (
  { APP_ORIGIN, SALES_EMAIL }: Config,
  account: string,
  before: string | null,
) => ({
  subject:
    before === null ? m.emails_payout_account_added_subject() : m.emails_payout_account_changed_subject(),
  paragraphs: [
    m.emails_payout_account_news({ account }),
    ...(before === null ? [] : [m.emails_payout_account_before({ account: before })]),
    m.emails_payout_account_not_you({ contact: SALES_EMAIL }),
  ],
  action: action(APP_ORIGIN, m.emails_payout_account_button()),
});

export const requestedMail = (origin: string, cents: number, account: string) => ({
  subject: m.emails_payout_requested_subject({ amount: formatUsd(cents) }),
  paragraphs: [
    m.emails_payout_requested_news({ amount: formatUsd(cents), account }),
    m.emails_payout_requested_not_you(),
  ],
  action: action(origin, m.emails_payout_requested_button()),
});

export const paidMail = (origin: string, cents: number, account: string, reference: string) => ({
  subject: m.emails_payout_paid_subject({ amount: formatUsd(cents) }),
  paragraphs: [m.emails_payout_paid_news({ amount: formatUsd(cents), account, reference })],
  action: action(origin, m.emails_payout_requested_button()),
});

export const reducedMail = (origin: string) => ({
  subject: m.emails_payout_reduced_subject(),
  paragraphs: [m.emails_payout_reduced_news()],
  action: action(origin, m.emails_payout_requested_button()),
});

export const emptiedMail = (origin: string) => ({
  subject: m.emails_payout_emptied_subject(),
  paragraphs: [m.emails_payout_emptied_news()],
  action: action(origin, m.emails_payout_requested_button()),
});

export const returnedMail = (origin: string, cents: number, reason: string) => ({
  subject: m.emails_payout_failed_subject({ amount: formatUsd(cents) }),
  paragraphs: [
    m.emails_payout_failed_news({ amount: formatUsd(cents), reason }),
    m.emails_payout_failed_next(),
  ],
  action: action(origin, m.emails_payout_account_button()),
});
