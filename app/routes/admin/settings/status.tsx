import type { SerializeFrom } from "@remix-run/cloudflare";
import { formatNumber } from "~/core/format";
import type { getSettings } from "~/domains/admin/settings/get-settings.server";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";

type Settings = SerializeFrom<Awaited<ReturnType<typeof getSettings>>>;

const TRANSPORTS = {
  smtp: "SMTP",
  cloudflare: "Cloudflare Email Service",
  http: "Email provider (HTTP API)",
  outbox: "None: emails stay in the development outbox",
};

const STATES: Record<string, string> = {
  queued: "queued",
  sending: "sending",
  sent: "accepted by the mail server",
  kept: "in the outbox",
  failed: "failed",
  unknown: "delivery unconfirmed",
};

const WORDS = [
  ["sent", "sent"],
  ["kept", "in the outbox"],
  ["waiting", "queued"],
  ["failed", "failed"],
  ["unknown", "unconfirmed"],
] as const;

function LastTest({ test }: { test: NonNullable<Settings["mail"]["lastTest"]> }) {
  return (
    <>
      To {test.to}, <Time at={test.at} withHour />: {STATES[test.state]}
      {test.error ? `. ${test.error}` : ""}
    </>
  );
}

/** The email transport and the results of recent emails. */
export function MailStatus({ mail }: { mail: Settings["mail"] }) {
  const counts = WORDS.filter(([name]) => mail.last[name] > 0);
  return (
    <DefinitionList
      facts={[
        ["Sending service", TRANSPORTS[mail.transport]],
        ["Sender", mail.from],
        ...(mail.host === null ? [] : [["Server", mail.host] as const]),
        ...(mail.secret === null ? [] : [["Password or key", mail.secret] as const]),
        [
          "Last 1,000 emails",
          counts.map(([name, word]) => `${formatNumber(mail.last[name])} ${word}`).join(", ") ||
            "No emails yet",
        ],
        ["Last test", mail.lastTest ? <LastTest key="test" test={mail.lastTest} /> : "None yet"],
      ]}
    />
  );
}

/** The AI model that parses search descriptions. */
export function AiStatus({ ai }: { ai: Settings["ai"] }) {
  if (!ai) return <p>No AI model is configured. The built-in parser handles search descriptions.</p>;
  return (
    <DefinitionList
      facts={[
        ["Provider", ai.provider],
        ["Model", ai.model],
        ["Key", ai.key ?? "Not required"],
      ]}
    />
  );
}
