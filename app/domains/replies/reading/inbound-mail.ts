export interface InboundMail {
  fromAddress: string;
  fromName: string | null;
  /** As the server says that brought it. */
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
  attachments: { name: string; type: string; size: number }[];
  reports: { type: string; text: string }[];
  size: number;
}

export type MailKind = "reply" | "auto-reply" | "bounce" | "delay" | "complaint" | "other";

/** Gone: suppress. Full or away: later. Blocked: it is about us, never suppress. */
export const REPORT_CLASSES = ["gone", "full", "blocked", "unclear", "complaint"] as const;
export type ReportClass = (typeof REPORT_CLASSES)[number];

export interface MailReport {
  kind: "bounce" | "delay" | "complaint";
  class: ReportClass;
  recipients: string[];
  /** RFC 3463; `code` is of RFC 5321. */
  status: string | null;
  code: string | null;
  said: string | null;
  messageIds: string[];
  /** The row of the table that decided. */
  rule: string;
}
