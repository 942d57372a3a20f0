import type { MailOutcome, MailSender } from "./mail-sender";
import { composeMail } from "./mime";

const FOR_NOW = /^E_(RATE_LIMIT|DAILY_LIMIT|TOO_MANY_REQUESTS)/;
const IN_DOUBT = /^E_(INTERNAL|DELIVERY)/;

/** The binding gives a code for each rejection; without a code, it is unknown whether the email was delivered. */
function outcomeOf(error: unknown): MailOutcome {
  const code = typeof error === "object" && error && "code" in error ? String(error.code) : "";
  const reason = `${code} ${error instanceof Error ? error.message : String(error)}`.trim().slice(0, 300);
  if (FOR_NOW.test(code)) return { outcome: "later", reason };
  if (code.startsWith("E_") && !IN_DOUBT.test(code)) return { outcome: "refused", reason };
  return { outcome: "unconfirmed", reason };
}

/** Cloudflare's `send_email` binding, which takes a whole message. */
export function createCloudflareSender(binding: SendEmail): MailSender {
  return {
    name: "cloudflare",
    async send(mail) {
      let message: EmailMessage;
      try {
        const { EmailMessage: Message } = await import("cloudflare:email");
        message = new Message(mail.from.address, mail.to.address, composeMail(mail));
      } catch (error) {
        return { outcome: "refused", reason: String(error).slice(0, 300) };
      }
      try {
        await binding.send(message);
        return { outcome: "sent" };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}
