import type { Config } from "~/core/config";

export interface MailAddress {
  address: string;
  name: string | null;
}

/** One email to one recipient, ready to send. Its text has no control characters except line feeds in the bodies. */
export interface OutgoingMail {
  /** With its angle brackets; the same on every attempt. */
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  /** Cc recipients, visible to all recipients. */
  cc?: string[];
  /** Written by a user, individually or from their template: not marked as auto-generated (RFC 3834). */
  isPersonal?: boolean;
  subject: string;
  text: string;
  html: string;
  /** Both bodies in pieces, so that a part shared by many emails is encoded once. */
  pieces?: { text: readonly string[]; html: readonly string[] };
  headers: Record<string, string>;
  attachments: { name: string; type: string; content: Uint8Array }[];
}

/**
 * The result. "refused" is permanent; "later" can be retried, because the server did not accept it; "unconfirmed" was
 * handed over without a response, so a retry might send it twice; "kept" is stored for the development outbox.
 */
export type MailOutcome =
  | {
      outcome: "sent";
      /** For a relay that writes its own Message-ID: the local part of that ID. */
      relayId?: string;
    }
  | { outcome: "kept" }
  | { outcome: "refused"; reason: string }
  | { outcome: "later"; reason: string }
  | { outcome: "unconfirmed"; reason: string };

export interface MailSender {
  /** The transport, for logs and screens. */
  name: "smtp" | "cloudflare" | "http" | "outbox";
  /** Sends one email within two minutes. Never throws. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

/** The From address of every email. Without MAIL_FROM, when nothing is sent, it is a no-reply address. */
export const senderOf = (config: Pick<Config, "APP_NAME" | "APP_ORIGIN" | "MAIL_FROM">): MailAddress => ({
  address: config.MAIL_FROM ?? `no-reply@${new URL(config.APP_ORIGIN).hostname}`,
  name: config.APP_NAME,
});
