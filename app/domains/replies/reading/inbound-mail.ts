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

export interface DeliveryReport {
  kind: "bounce" | "delay";
  status: string;
  said: string | null;
  recipients: string[];
  messageIds: string[];
}

export interface ComplaintReport {
  kind: "complaint";
  said: string | null;
  recipients: string[];
  messageIds: string[];
}
