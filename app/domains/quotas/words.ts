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
    what: "Files of imports, attachments and logos, mails that come in or that you write one by one, and answers kept for a day, so that nothing is made twice.",
    verb: "upload",
    unit: "of files",
  },
  jobs: {
    name: "Jobs",
    what: "Imports and searches that run, and campaigns that start.",
    verb: "start",
    unit: "jobs",
  },
  questions: {
    name: "AI questions",
    what: "What a model is asked to read or write for you.",
    verb: "ask",
    unit: "AI questions",
  },
  mails: {
    name: "Mails from us",
    what: "Invitations, tests and links that we send for you. Mails of campaigns have the limits of their mailbox.",
    verb: "have us send",
    unit: "mails",
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
    period === ALL_TIME ? "" : `It begins anew on ${formatTime(dayEnd(now), "UTC")}.`,
    advice,
  ]
    .filter(Boolean)
    .join(" ");
}
