import type { Config } from "~/core/config";
import { m } from "~/messages/messages";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { MARKETING } from "~/paths/business/marketing";
import { SUPPORT } from "~/paths/business/support";
import { REVIEW_TIME } from "./policy";

export const askedMail = (config: Config, applicationId: number, business: string) => ({
  isEssential: true,
  subject: m.emails_marketing_asked_subject({ business }),
  paragraphs: [m.emails_marketing_asked_news({ business, reviewTime: REVIEW_TIME })],
  action: {
    label: m.emails_marketing_asked_button(),
    url: `${config.APP_ORIGIN}${ADMIN_MARKETING.application(applicationId)}`,
  },
});

export const receivedMail = (config: Config) => ({
  isEssential: true,
  subject: m.emails_marketing_received_subject(),
  paragraphs: [m.emails_marketing_received_news({ reviewTime: REVIEW_TIME })],
  action: { label: m.emails_marketing_received_button(), url: `${config.APP_ORIGIN}${MARKETING.home}` },
});

const opened = () => ({
  paragraphs: [m.emails_marketing_open_news()],
  label: m.emails_marketing_open_button(),
  path: MARKETING.home,
});

const WORDS = {
  approved: () => ({ subject: m.emails_marketing_approved_subject(), ...opened() }),
  restored: () => ({ subject: m.emails_marketing_restored_subject(), ...opened() }),
  declined: (reason: string) => ({
    subject: m.emails_marketing_declined_subject(),
    paragraphs: [m.emails_marketing_reason({ reason }), m.emails_marketing_declined_next()],
    label: m.emails_marketing_declined_button(),
    path: MARKETING.apply,
  }),
  withdrawn: (reason: string) => ({
    subject: m.emails_marketing_revoked_subject(),
    paragraphs: [m.emails_marketing_reason({ reason }), m.emails_marketing_revoked_news()],
    label: m.emails_marketing_revoked_button(),
    path: SUPPORT.ask,
  }),
};

export function decidedMail(config: Config, decision: keyof typeof WORDS, reason: string | null) {
  const { subject, paragraphs, label, path } = WORDS[decision](reason ?? "");
  return { isEssential: true, subject, paragraphs, action: { label, url: `${config.APP_ORIGIN}${path}` } };
}
