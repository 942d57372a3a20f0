import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import type { MailboxJson } from "../json";

const WORDS = {
  ready: ["good", "Ready"],
  paused: ["bad", "Paused"],
  unchecked: ["plain", "Not checked"],
  trouble: ["busy", "Retrying"],
} as const;

export function HealthBadge({ state }: Pick<MailboxJson, "state">) {
  const [kind, word] = WORDS[state];
  return <Badge kind={kind}>{word}</Badge>;
}

const KINDS = { ready: "success", paused: "error", unchecked: "warning", trouble: "warning" } as const;

export function Health({
  mailbox: { state, text, isDemo },
  isNowhere,
  isInOutbox,
}: {
  mailbox: MailboxJson;
  isNowhere: boolean;
  isInOutbox: boolean;
}) {
  return (
    <>
      <Alert kind={KINDS[state]} title={WORDS[state][1]}>
        {text}
      </Alert>
      {isNowhere ? (
        <Alert title="Emails are not sent from this environment">
          {isDemo
            ? "This is a demo mailbox: its emails are recorded, not delivered."
            : isInOutbox
              ? "This development machine has no mail server. Find the emails at /dev/mail."
              : "This address belongs to a test domain. Emails only reach the server named below."}
        </Alert>
      ) : null}
    </>
  );
}
