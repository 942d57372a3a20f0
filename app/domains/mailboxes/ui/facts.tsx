import { formatNumber } from "~/core/format";
import { inOneLine } from "~/core/text";
import { DefinitionList } from "~/ui/data/definition-list";
import { GRANT_NAMES, type GrantKey } from "../grants/grant-keys";
import type { MailboxJson } from "../json";
import { RAMP_FIRST_DAY, RAMP_MORE_EACH_DAY } from "../policy";
import { gapText } from "./gap-text";

const SECURITY = { tls: "TLS from the start", starttls: "STARTTLS", none: "not protected" } as const;

const serverFacts = (mailbox: MailboxJson, grant: GrantKey | null): [string, string][] => [
  ["Mail server", `${mailbox.host}:${mailbox.port}, ${SECURITY[mailbox.security ?? "none"]}`],
  ["User name", mailbox.username ?? "none"],
  grant ? ["Signed in with", GRANT_NAMES[grant]] : ["Password", mailbox.hasPassword ? "set" : "not set"],
];

export function MailboxFacts({
  mailbox,
  grant,
  lastSent,
}: {
  mailbox: MailboxJson;
  grant: GrantKey | null;
  lastSent: string;
}) {
  return (
    <DefinitionList
      facts={[
        ["Postal address", inOneLine(mailbox.postalAddress)],
        ...(mailbox.kind === "smtp" ? serverFacts(mailbox, grant) : []),
        [
          "Mails a day",
          `${formatNumber(mailbox.dailyLimit)}, from ${RAMP_FIRST_DAY} on the first day and ${RAMP_MORE_EACH_DAY} more each day`,
        ],
        ["Between two mails", gapText(mailbox.gapSeconds)],
        ["Last mail", lastSent],
      ]}
    />
  );
}
