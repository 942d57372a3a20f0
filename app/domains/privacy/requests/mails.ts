import type { Config } from "~/core/config";
import { privacyLink } from "~/paths/privacy";
import type { DataRequest } from "./schemas";
import { REQUEST_WORDS } from "./words";

const NOT_YOU = "If this was not you, you need not do anything: nothing happens without this link.";

/** All of it was asked for, so it also goes to an address that wants no mail. */
export const requestMail = (config: Config, kind: DataRequest["kind"], token: string) => ({
  isEssential: true,
  subject: `Please confirm your data request to ${config.APP_NAME}`,
  paragraphs: [
    `Somebody, most likely you, asked ${config.APP_NAME} about the data we hold on this address.`,
    REQUEST_WORDS[kind].does,
    `The link works once, for 3 days. It opens a page with one button; nothing happens before you press it. ${NOT_YOU}`,
  ],
  action: { label: REQUEST_WORDS[kind].heading, url: privacyLink(config, "confirmRequest", token) },
});

const DONE = {
  access: "You downloaded what we hold on this address.",
  erase:
    "We removed every record with this address, from the shared directory and from every business's own list.",
  stop: "Nobody can write to this address from here any more.",
};

export const requestDoneMail = (
  config: Config,
  kind: DataRequest["kind"],
  { contacts, leads }: { contacts: number; leads: number },
) => ({
  isEssential: true,
  subject: `Your data request to ${config.APP_NAME} is done`,
  paragraphs: [
    DONE[kind],
    ...(kind === "erase"
      ? [
          `Removed: ${contacts} in lists of contacts, and your name and address from ${leads} in lists of leads. This address can't be added again.`,
          `If you have an account at ${config.APP_NAME}, it is still there: you can erase it in your account, under "Your data".`,
        ]
      : []),
    `You can write to ${config.SALES_EMAIL} about this, and you can complain to the data protection authority of your country.`,
  ],
});
