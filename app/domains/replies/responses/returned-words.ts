import type { MailKind } from "../reading/inbound-mail";

/** A reply is here only while it has no sender to answer. */
export const KIND_NAMES: Record<MailKind, string> = {
  bounce: "Came back for good",
  delay: "Not delivered yet",
  "auto-reply": "Automatic answer",
  complaint: "Reported as spam",
  other: "From a mail server",
  reply: "Without a sender",
};

export const RETURNED_KINDS = ["bounce", "delay", "auto-reply", "complaint", "other"] as const;

interface Fate {
  kind: MailKind;
  isSuppressed: boolean;
  isMatched: boolean;
}

export function doneText({ kind, isSuppressed, isMatched }: Fate): string {
  if (kind === "bounce" || kind === "complaint") {
    if (isSuppressed) return "The address stands among who wants no mail: nothing more leaves for it.";
    return isMatched
      ? "The message is marked. Its address is known no more."
      : "Nothing: it names no message of yours, and anybody can write such a report.";
  }
  if (kind === "delay") return "Nothing: this is not for good, so the address is not refused.";
  if (kind === "auto-reply") return "Nothing: a machine answered. It is neither a reply nor a refusal.";
  if (kind === "reply") return "Nothing: it names nobody who could be answered.";
  return "Nothing: it says nothing that counts.";
}
