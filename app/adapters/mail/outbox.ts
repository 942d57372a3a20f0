import type { MailSender } from "./mail-sender";

/** The embedded default: nothing leaves, the row is the mail, and development shows it at /dev/mail. */
export const outbox: MailSender = {
  name: "outbox",
  send: async () => ({ outcome: "kept" }),
};
