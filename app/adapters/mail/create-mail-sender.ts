import type { Config } from "~/core/config";
import type { MailSender } from "./mail-sender";
import { outbox } from "./outbox";

/** The transport that is configured: the outbox unless told, which production refuses. @throws Error in production without one */
export function createMailSender(config: Config): MailSender {
  if (config.ENVIRONMENT === "production")
    throw new Error("MAIL_TRANSPORT should be smtp, cloudflare or http");
  return outbox;
}
