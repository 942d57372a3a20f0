import { formatBytes, formatNumber, formatTime } from "~/core/format";
import { dayEnd, type QuotaKind } from "./policy";
import { ALL_TIME, type Taking } from "./takings";

export const QUOTA_WORDS: Record<QuotaKind, { name: string; what: string; verb: string; unit: string }> = {
  rows: {
    name: "Rows",
    what: "Companies, contacts, leads, templates, deals and the like that you add or import.",
    verb: "write",
    unit: "rows",
  },
  bytes: {
    name: "Files",
    what: "Import files, attachments, logos, incoming emails, one-off emails and cached responses.",
    verb: "upload",
    unit: "of files",
  },
  jobs: {
    name: "Jobs",
    what: "Imports, searches and campaign starts.",
    verb: "start",
    unit: "jobs",
  },
  questions: {
    name: "AI questions",
    what: "Requests to the AI model to read or write text.",
    verb: "ask",
    unit: "AI questions",
  },
  mails: {
    name: "System emails",
    what: "Invitations, test emails and links that we send for you. Campaign emails use their mailbox limits.",
    verb: "have us send",
    unit: "emails",
  },
};

export function quotaText(kind: QuotaKind, amount: number): string {
  const { unit } = QUOTA_WORDS[kind];
  if (kind === "bytes") return `${formatBytes(amount)} ${unit}`;
  return `${formatNumber(amount)} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}

export const bareText = (kind: QuotaKind, amount: number) =>
  kind === "bytes" ? formatBytes(amount) : formatNumber(amount);

export function refusalText(
  { kind, amount, allowed, who, advice, limit, period }: Taking,
  used: number,
  now: Date,
) {
  const { verb } = QUOTA_WORDS[kind];
  return [
    limit ?? `${who} may ${verb} ${quotaText(kind, allowed)} a day.`,
    `${bareText(kind, used)} ${used === 1 ? "is" : "are"} used, and this needs ${bareText(kind, amount)}.`,
    period === ALL_TIME ? "" : `Resets on ${formatTime(dayEnd(now), "UTC")}.`,
    advice,
  ]
    .filter(Boolean)
    .join(" ");
}
