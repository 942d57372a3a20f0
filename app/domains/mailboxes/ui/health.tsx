import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import type { MailboxJson } from "../json";

const WORDS = {
  ready: ["good", "Ready"],
  paused: ["bad", "Paused"],
  unchecked: ["plain", "Not ready"],
  trouble: ["busy", "Retrying"],
  slowed: ["busy", "Slowed"],
} as const;

const shownState = ({ state, slowedUntil }: Pick<MailboxJson, "state" | "slowedUntil">) =>
  state === "ready" && slowedUntil !== null ? "slowed" : state;

export function HealthBadge(mailbox: Pick<MailboxJson, "state" | "slowedUntil">) {
  const [kind, word] = WORDS[shownState(mailbox)];
  return <Badge kind={kind}>{word}</Badge>;
}

const KINDS = {
  ready: "success",
  paused: "error",
  unchecked: "warning",
  trouble: "warning",
  slowed: "warning",
} as const;

export function Health({
  mailbox,
  isNowhere,
  isInOutbox,
}: {
  mailbox: MailboxJson;
  isNowhere: boolean;
  isInOutbox: boolean;
}) {
  const shown = shownState(mailbox);
  return (
    <>
      <Alert kind={KINDS[shown]} title={WORDS[shown][1]}>
        {mailbox.text}
      </Alert>
      {isNowhere ? (
        <Alert title="Emails aren’t sent from this environment">
          {mailbox.isDemo
            ? "Demo mailbox emails are recorded, not delivered."
            : isInOutbox
              ? "This development machine has no mail server. Find the emails at /dev/mail."
              : "This address belongs to a test domain. Emails reach only the mail server named below."}
        </Alert>
      ) : null}
    </>
  );
}
