import { textUpTo, toBase64 } from "~/core/bytes";
import type { MailAddress, MailOutcome, MailSender } from "./mail-sender";

interface HttpSettings {
  url: string;
  key?: string | undefined;
}

/** Milliseconds before a request to an unresponsive provider is abandoned and retried later. */
const TIME_LIMIT = 30_000;
/** Maximum bytes read of an error response; its first 200 characters become part of the reason. */
const MAX_BYTES = 64 * 1024;

const person = ({ address, name }: MailAddress) =>
  name ? `"${name.replace(/["\\<>]/g, "")}" <${address}>` : address;

async function outcomeOf(response: Response): Promise<MailOutcome> {
  if (response.ok) return { outcome: "sent" };
  const said = ((await textUpTo(response, MAX_BYTES).catch(() => null)) ?? "")
    .replace(/[^\x20-\x7e]/g, " ")
    .slice(0, 200);
  const reason = `HTTP ${response.status} ${said}`.trim();
  const isForNow = response.status >= 500 || [408, 409, 425, 429].includes(response.status);
  return { outcome: isForNow ? "later" : "refused", reason };
}

/**
 * Sends through a provider that accepts `POST {from, to, subject, html, text, headers, attachments}` as JSON with a
 * bearer key and honours `Idempotency-Key` (Resend's format). The key is the email's Message-ID, so a request whose
 * request or response was lost can be repeated, and no outcome is "unconfirmed".
 */
export function createHttpSender({ url, key }: HttpSettings, timeLimit = TIME_LIMIT): MailSender {
  return {
    name: "http",
    async send(mail) {
      const body = {
        from: person(mail.from),
        to: [mail.to.address],
        ...(mail.cc?.length ? { cc: mail.cc } : {}),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: {
          ...mail.headers,
          "Message-ID": mail.messageId,
          ...(mail.isPersonal ? {} : { "Auto-Submitted": "auto-generated" }),
        },
        attachments: mail.attachments.map(({ name, type, content }) => ({
          filename: name,
          content_type: type,
          content: toBase64(content),
        })),
      };
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": mail.messageId,
            ...(key ? { authorization: `Bearer ${key}` } : {}),
          },
          body: JSON.stringify(body),
          redirect: "manual",
          signal: AbortSignal.timeout(timeLimit),
        });
        return await outcomeOf(response);
      } catch (error) {
        return {
          outcome: "later",
          reason: error instanceof Error ? error.message.slice(0, 300) : "no response",
        };
      }
    },
  };
}
