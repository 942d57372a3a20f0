/** A mail that came in, as far as it could be read. */
export interface InboundMail {
  fromAddress: string;
  fromName: string | null;
  /** Who the server that brought it says sent it; null where nobody said. */
  envelopeFrom: string | null;
  toAddress: string | null;
  subject: string;
  /** The text part, or the text of the HTML. */
  text: string;
  /** Sanitised; null when there was none, or too much of it. */
  html: string | null;
  messageId: string | null;
  /** Message-IDs it answers: In-Reply-To, then References, the last first. */
  inReplyTo: string[];
  references: string[];
  /** Header values by small name, the first of each. */
  headers: Record<string, string>;
  attachments: { name: string; type: string; size: number }[];
  /** Machine-readable parts of reports, as text. */
  reports: { type: string; text: string }[];
  size: number;
}

export type MailKind = "reply" | "auto-reply" | "bounce" | "delay" | "complaint" | "other";

export interface DeliveryReport {
  kind: "bounce" | "delay";
  /** RFC 3463, such as 5.1.1. */
  status: string;
  /** The words of the server that did not take it. */
  said: string | null;
  recipients: string[];
  /** Of the mail that came back. */
  messageIds: string[];
}

export interface ComplaintReport {
  kind: "complaint";
  said: string | null;
  recipients: string[];
  messageIds: string[];
}
