import type { Meeting } from "./meeting";

export interface InboundMail {
  fromAddress: string;
  fromName: string | null;
  /** As reported by the delivering server. */
  envelopeFrom: string | null;
  toAddress: string | null;
  subject: string;
  text: string;
  /** Sanitised; null when there was none, or too much of it. */
  html: string | null;
  messageId: string | null;
  /** The last first. */
  inReplyTo: string[];
  references: string[];
  /** By small name, the first of each. */
  headers: Record<string, string>;
  /** Servers whose Received header is above the first Authentication-Results, in lower case. */
  hopsAboveResults?: string[];
  attachments: { name: string; type: string; size: number }[];
  reports: { type: string; text: string }[];
  /** Of a calendar part, or of a booking service; null: none. */
  meeting: Meeting | null;
  size: number;
}

export type MailKind = "reply" | "auto-reply" | "bounce" | "delay" | "complaint" | "other";

/** Hard bounce: suppress. Soft bounce: later. Policy block: about our server or content, never suppress. */
export const BOUNCE_TYPES = [
  "hard_bounce",
  "soft_bounce",
  "policy_block",
  "undetermined",
  "complaint",
] as const;
export type BounceType = (typeof BOUNCE_TYPES)[number];

/** Earlier names: links still use them, and results of webhook events keep them. */
export const FORMER_BOUNCE_TYPES: Record<BounceType, string> = {
  hard_bounce: "gone",
  soft_bounce: "full",
  policy_block: "blocked",
  undetermined: "unclear",
  complaint: "complaint",
};

export interface MailReport {
  kind: "bounce" | "delay" | "complaint";
  class: BounceType;
  recipients: string[];
  /** RFC 3463; `code` is of RFC 5321. */
  status: string | null;
  code: string | null;
  said: string | null;
  messageIds: string[];
  /** The row of the table that decided. */
  rule: string;
}
