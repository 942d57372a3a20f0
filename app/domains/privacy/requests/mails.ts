import type { Config } from "~/core/config";
import { formatNumber } from "~/core/format";
import { m } from "~/messages/messages";
import { privacyLink } from "~/paths/privacy";
import type { DataRequest } from "./schemas";

type Kind = DataRequest["kind"];

const WORDS: Record<Kind, () => { effect: string; label: string; done: string }> = {
  access: () => ({
    effect: m.emails_data_request_access_effect(),
    label: m.emails_data_request_access_button(),
    done: m.emails_data_request_access_done(),
  }),
  erase: () => ({
    effect: m.emails_data_request_erase_effect(),
    label: m.emails_data_request_erase_button(),
    done: m.emails_data_request_erase_done(),
  }),
  stop: () => ({
    effect: m.emails_data_request_stop_effect(),
    label: m.emails_data_request_stop_button(),
    done: m.emails_data_request_stop_done(),
  }),
};

/** Each of these emails was requested, so it is sent to suppressed addresses too. */
export const requestMail = (config: Config, kind: Kind, token: string) => {
  const { effect, label } = WORDS[kind]();
  return {
    isEssential: true,
    subject: m.emails_data_request_subject({ app: config.APP_NAME }),
    paragraphs: [m.emails_data_request_news({ app: config.APP_NAME }), effect, m.emails_data_request_link()],
    action: { label, url: privacyLink(config, "confirmRequest", token) },
  };
};

export const requestDoneMail = (
  config: Config,
  kind: Kind,
  { contacts, leads }: { contacts: number; leads: number },
) => ({
  isEssential: true,
  subject: m.emails_data_request_done_subject({ app: config.APP_NAME }),
  paragraphs: [
    WORDS[kind]().done,
    ...(kind === "erase"
      ? [
          m.emails_data_request_erase_counts({
            contacts: formatNumber(contacts),
            leads: formatNumber(leads),
          }),
          m.emails_data_request_account({ app: config.APP_NAME }),
        ]
      : []),
    m.emails_data_request_questions({ contact: config.SALES_EMAIL }),
  ],
});
