import type { Config } from "~/core/config";
import { privacyLink } from "~/paths/privacy";
import { REQUEST_LABELS } from "./request-labels";
import type { DataRequest } from "./schemas";

const NOT_YOU = "If this wasn’t you, ignore this email.";

/** All of these were requested, so they are also sent to a suppressed address. */
export const requestMail = (config: Config, kind: DataRequest["kind"], token: string) => ({
  isEssential: true,
  subject: `Confirm your ${config.APP_NAME} data request`,
  paragraphs: [
    `Someone (probably you) asked ${config.APP_NAME} about the data we hold on this email address.`,
    REQUEST_LABELS[kind].does,
    `The link works once, for 3 days. ${NOT_YOU}`,
  ],
  action: { label: REQUEST_LABELS[kind].heading, url: privacyLink(config, "confirmRequest", token) },
});

const DONE = {
  access: "You downloaded what we hold on this address.",
  erase:
    "We deleted every record with this address from the shared directory and from the lists of all businesses.",
  stop: "No one can email this address through us again.",
};

export const requestDoneMail = (
  config: Config,
  kind: DataRequest["kind"],
  { contacts, leads }: { contacts: number; leads: number },
) => ({
  isEssential: true,
  subject: `Your ${config.APP_NAME} data request is complete`,
  paragraphs: [
    DONE[kind],
    ...(kind === "erase"
      ? [
          `Deleted: ${contacts} in contact lists, and your name and address from ${leads} in lead lists. This address can’t be added again.`,
          `Your ${config.APP_NAME} account, if you have one, is not affected. You can erase it in your account under “Your data”.`,
        ]
      : []),
    `Questions? Write to ${config.SALES_EMAIL}. You can also complain to your country’s data protection authority.`,
  ],
});
