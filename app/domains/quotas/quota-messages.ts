import { formatBytes, formatNumber, formatTime } from "~/core/format";
import { dayEnd, type QuotaKind } from "./policy";
import { ALL_TIME, type QuotaCharge } from "./quota-charges";

export const QUOTA_LABELS: Record<QuotaKind, { name: string; what: string; verb: string; unit: string }> = {
  rows: {
    name: "Rows",
    what: "Companies, contacts, leads, templates, deals and similar records you add or import.",
    verb: "add",
    unit: "rows",
  },
  bytes: {
    name: "Files",
    what: "Imported files, attachments, logos, incoming and single emails, and cached responses.",
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
    name: "AI requests",
    what: "Requests to the AI model.",
    verb: "make",
    unit: "AI requests",
  },
  mails: {
    name: "System emails",
    what: "Invitations, test emails and sign-in links. Campaign emails use mailbox limits.",
    verb: "send",
    unit: "system emails",
  },
};

export function quotaText(kind: QuotaKind, amount: number): string {
  const { unit } = QUOTA_LABELS[kind];
  if (kind === "bytes") return `${formatBytes(amount)} ${unit}`;
  return `${formatNumber(amount)} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}

export const bareText = (kind: QuotaKind, amount: number) =>
  kind === "bytes" ? formatBytes(amount) : formatNumber(amount);

export function refusalText(
  { kind, amount, allowed, who, advice, limit, period }: QuotaCharge,
  used: number,
  now: Date,
) {
  const { verb } = QUOTA_LABELS[kind];
  return [
    limit ?? `${who} can ${verb} ${quotaText(kind, allowed)} per day.`,
    `${bareText(kind, used)} ${used === 1 ? "is" : "are"} used; this action needs ${bareText(kind, amount)}.`,
    period === ALL_TIME ? "" : `Resets on ${formatTime(dayEnd(now), "UTC")}.`,
    advice,
  ]
    .filter(Boolean)
    .join(" ");
}
