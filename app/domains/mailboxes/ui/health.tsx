import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import type { MailboxJson } from "../json";

const WORDS = {
  ready: ["good", "Ready"],
  paused: ["bad", "Paused"],
  unchecked: ["plain", "Not checked"],
  trouble: ["busy", "Tries again"],
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
        <Alert title="Nothing leaves here">
          {isDemo
            ? "This is a demo mailbox: its mails are written down, and no server gets them."
            : isInOutbox
              ? "This is a development machine without a mail server: mails stay in its outbox at /dev/mail."
              : "The address is in a domain reserved for tests: mails go to the server named below and to nobody outside."}
        </Alert>
      ) : null}
    </>
  );
}
