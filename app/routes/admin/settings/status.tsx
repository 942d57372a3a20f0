import type { SerializeFrom } from "@remix-run/cloudflare";
import { formatNumber } from "~/core/format";
import type { getSettings } from "~/domains/admin/settings/get-settings.server";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";

type Settings = SerializeFrom<Awaited<ReturnType<typeof getSettings>>>;

const TRANSPORTS = {
  smtp: "SMTP",
  cloudflare: "Cloudflare Email Service",
  http: "an email provider, by HTTP",
  outbox: "none: emails stay in the outbox of development",
};

const STATES: Record<string, string> = {
  queued: "waits",
  sending: "is being sent",
  sent: "was taken by the mail server",
  kept: "is in the outbox",
  failed: "failed",
  unknown: "was handed over and never answered",
};

const WORDS = [
  ["sent", "sent"],
  ["kept", "kept in the outbox"],
  ["waiting", "waiting"],
  ["failed", "failed"],
  ["unknown", "unknown"],
] as const;

function LastTest({ test }: { test: NonNullable<Settings["mail"]["lastTest"]> }) {
  return (
    <>
      To {test.to}, <Time at={test.at} withHour />: {STATES[test.state]}
      {test.error ? `. ${test.error}` : ""}
    </>
  );
}

/** The email transport, and the results of the last emails. */
export function MailStatus({ mail }: { mail: Settings["mail"] }) {
  const counts = WORDS.filter(([name]) => mail.last[name] > 0);
  return (
    <DefinitionList
      facts={[
        ["Leaves by", TRANSPORTS[mail.transport]],
        ["Comes from", mail.from],
        ...(mail.host === null ? [] : [["Server", mail.host] as const]),
        ...(mail.secret === null ? [] : [["Password or key", mail.secret] as const]),
        [
          "The last 1,000",
          counts.map(([name, word]) => `${formatNumber(mail.last[name])} ${word}`).join(", ") ||
            "no emails yet",
        ],
        ["Last test", mail.lastTest ? <LastTest key="test" test={mail.lastTest} /> : "none yet"],
      ]}
    />
  );
}

/** Which model reads sentences. */
export function AiStatus({ ai }: { ai: Settings["ai"] }) {
  if (!ai) return <p>No model is configured. The built-in parser reads the sentences of lead searches.</p>;
  return (
    <DefinitionList
      facts={[
        ["Provider", ai.provider],
        ["Model", ai.model],
        ["Key", ai.key ?? "none is needed"],
      ]}
    />
  );
}
