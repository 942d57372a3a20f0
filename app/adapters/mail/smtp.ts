import type { MailOutcome, MailSender, OutgoingMail } from "./mail-sender";
import { composeMail } from "./mime";
import { openSession, ourNameOf, type SmtpSettings } from "./smtp-session";
import { outcomeOf, say, transfer } from "./smtp-transfer";

export type { SmtpSettings };

/** Milliseconds for one email, from the first byte to the last reply. */
const TIME_LIMIT = 120_000;

async function deliver(
  mail: OutgoingMail,
  message: string,
  settings: SmtpSettings,
  signal: AbortSignal,
): Promise<MailOutcome> {
  try {
    const session = await openSession(settings, ourNameOf(mail.from.address), signal);
    const { result } = await transfer(session, { mail, message });
    // The server has accepted the email; a lost QUIT changes nothing.
    await session.connection.write("QUIT\r\n").catch(() => {});
    session.close();
    return result;
  } catch (error) {
    return outcomeOf(error, false);
  }
}

/** Sends over SMTP (RFC 5321) with `cloudflare:sockets`, one connection per email; for many emails see `createSmtpPool`. */
export function createSmtpSender(settings: SmtpSettings, timeLimit = TIME_LIMIT): MailSender {
  return {
    name: "smtp",
    async send(mail) {
      let message: string;
      try {
        message = composeMail(mail);
      } catch (error) {
        return { outcome: "refused", reason: say(error) };
      }
      const over = new AbortController();
      const timer = setTimeout(
        () => over.abort(new Error(`No response within ${timeLimit / 1_000} seconds.`)),
        timeLimit,
      );
      try {
        return await deliver(mail, message, settings, over.signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
