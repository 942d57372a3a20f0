import type { Meeting } from "./meeting";

export interface InboundMail {
  fromAddress: string;
  fromName: string | null;
  /** As reported by the delivering server. */
  envelopeFrom: string | null;
  toAddress: string | null;
  subject: string;
  text: string;
  /** Sanitised; null if there was none or it was too large. */
  html: string | null;
  messageId: string | null;
  /** Last ID first. */
  inReplyTo: string[];
  references: string[];
  /** By lowercase name; the first of each. */
  headers: Record<string, string>;
  /** Servers whose Received header is above the first Authentication-Results, in lowercase. */
  hopsAboveResults?: string[];
  attachments: { name: string; type: string; size: number }[];
  reports: { type: string; text: string }[];
  /** From a calendar part or a booking service; null if neither. */
  meeting: Meeting | null;
  size: number;
}

export type MailKind = "reply" | "auto-reply" | "bounce" | "delay" | "complaint" | "other";

/** Hard bounce: suppress. Soft bounce: retry later. Policy block: about our server or content, never suppress. */
export const BOUNCE_TYPES = [
  "hard_bounce",
  "soft_bounce",
  "policy_block",
  "undetermined",
  "complaint",
] as const;
export type BounceType = (typeof BOUNCE_TYPES)[number];

/** Previous names: links still use them, and results of webhook events keep them. */
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
  /** RFC 3463; `code` follows RFC 5321. */
  status: string | null;
  code: string | null;
  said: string | null;
  messageIds: string[];
  /** The table row that decided. */
  rule: string;
}
