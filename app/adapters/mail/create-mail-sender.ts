import type { Config } from "~/core/config";
import { createCloudflareSender } from "./cloudflare";
import { createHttpSender } from "./http";
import type { MailSender } from "./mail-sender";
import { createSmtpSender, type SmtpSettings } from "./smtp";

/** The built-in default. Sends nothing: the email stays in its database row, which development shows at /dev/mail. */
const outbox: MailSender = {
  name: "outbox",
  send: async () => ({ outcome: "kept" }),
};

const PORT = { tls: 465, starttls: 587, none: 25 } as const;

/** The platform's mail server; null if another transport is used. */
export function smtpSettingsOf(config: Config): SmtpSettings | null {
  if (config.MAIL_TRANSPORT !== "smtp" || !config.SMTP_HOST) return null;
  const security = config.SMTP_SECURITY ?? "tls";
  return {
    host: config.SMTP_HOST,
    port: Number(config.SMTP_PORT ?? PORT[security]),
    security,
    user: config.SMTP_USER,
    password: config.SMTP_PASSWORD,
  };
}

/**
 * Creates the transport of MAIL_TRANSPORT. The default is the outbox, which production rejects.
 * @throws Error that names a missing setting; `readConfig` checks the settings first
 */
export function createMailSender(config: Config, env: { SEND_EMAIL?: SendEmail }): MailSender {
  const smtp = smtpSettingsOf(config);
  if (smtp) return createSmtpSender(smtp);
  if (config.MAIL_TRANSPORT === "http" && config.MAIL_HTTP_URL)
    return createHttpSender({ url: config.MAIL_HTTP_URL, key: config.MAIL_HTTP_KEY });
  if (config.MAIL_TRANSPORT === "cloudflare") {
    if (!env.SEND_EMAIL) throw new Error("SEND_EMAIL should be a send_email binding");
    return createCloudflareSender(env.SEND_EMAIL);
  }
  if (config.ENVIRONMENT === "production")
    throw new Error("MAIL_TRANSPORT should be smtp, cloudflare or http");
  return outbox;
}
