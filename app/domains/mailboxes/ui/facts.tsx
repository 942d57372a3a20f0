import { formatNumber } from "~/core/format";
import { inOneLine } from "~/core/text";
import { DefinitionList } from "~/ui/data/definition-list";
import type { MailboxJson } from "../json";
import { GRANT_NAMES, type OauthKey } from "../oauth/oauth-keys";
import { WARMUP_DAILY_INCREASE, WARMUP_FIRST_DAY } from "../policy";
import { gapText } from "./send-interval-text";

const SECURITY = { tls: "TLS", starttls: "STARTTLS", none: "not encrypted" } as const;

const serverFacts = (mailbox: MailboxJson, grant: OauthKey | null): [string, string][] => [
  ["Mail server", `${mailbox.host}:${mailbox.port}, ${SECURITY[mailbox.security ?? "none"]}`],
  ["Username", mailbox.username ?? "–"],
  grant ? ["Signed in with", GRANT_NAMES[grant]] : ["Password", mailbox.hasPassword ? "Set" : "Not set"],
];

export function MailboxFacts({
  mailbox,
  grant,
  lastSent,
}: {
  mailbox: MailboxJson;
  grant: OauthKey | null;
  lastSent: string;
}) {
  return (
    <DefinitionList
      facts={[
        ["Postal address", inOneLine(mailbox.postalAddress)],
        ...(mailbox.kind === "smtp" ? serverFacts(mailbox, grant) : []),
        [
          "Daily sending limit",
          `${formatNumber(mailbox.dailyLimit)}, starting at ${WARMUP_FIRST_DAY} and rising by ${WARMUP_DAILY_INCREASE} daily`,
        ],
        [
          "Hourly sending limit",
          mailbox.hourlyLimit === null ? "None" : `${formatNumber(mailbox.hourlyLimit)} emails, all types`,
        ],
        ["Delay between emails", gapText(mailbox.gapSeconds)],
        ["Last email sent", lastSent],
      ]}
    />
  );
}
