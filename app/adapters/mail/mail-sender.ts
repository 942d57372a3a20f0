import type { Config } from "~/core/config";

export interface MailAddress {
  address: string;
  name: string | null;
}

/** One mail to one person, ready to be handed over. No text in it has a control character, save line feeds in the bodies. */
export interface OutgoingMail {
  /** With its angle brackets; the same at every try. */
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  /** Cc recipients, visible to all recipients. */
  cc?: string[];
  /** Written by a person, one by one or from a template of theirs: it does not say that a machine made it (RFC 3834). */
  isPersonal?: boolean;
  subject: string;
  text: string;
  html: string;
  /** Both once more, cut so that what many mails share stands alone: that is encoded once. */
  pieces?: { text: readonly string[]; html: readonly string[] };
  headers: Record<string, string>;
  attachments: { name: string; type: string; content: Uint8Array }[];
}

/**
 * What became of it. "refused" is for good; "later" may be tried again, for the server has not taken it; "unconfirmed" was
 * handed over and never answered, so that another try may make two of it; "kept" stays where development shows it.
 */
export type MailOutcome =
  | {
      outcome: "sent";
      /** Of a relay that writes its own Message-ID: its local part. */
      relayId?: string;
    }
  | { outcome: "kept" }
  | { outcome: "refused"; reason: string }
  | { outcome: "later"; reason: string }
  | { outcome: "unconfirmed"; reason: string };

export interface MailSender {
  /** The transport, for logs and screens. */
  name: "smtp" | "cloudflare" | "http" | "outbox";
  /** Hands over one mail within two minutes. Never throws. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
}

/** The sender of every email. Without MAIL_FROM, when nothing is sent, a no-reply address. */
export const senderOf = (config: Pick<Config, "APP_NAME" | "APP_ORIGIN" | "MAIL_FROM">): MailAddress => ({
  address: config.MAIL_FROM ?? `no-reply@${new URL(config.APP_ORIGIN).hostname}`,
  name: config.APP_NAME,
});
