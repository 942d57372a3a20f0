import type { MailOutcome, OutgoingMail } from "./mail-sender";
import { type Reply, SmtpRefusal } from "./smtp-connection";
import type { SmtpSession } from "./smtp-session";

/** RFC 5321 4.5.2: doubles a dot at the start of a line; a lone dot would end the message. */
const stuffed = (message: string) =>
  message.startsWith(".") || message.includes("\n.") ? message.replace(/^\./gm, "..") : message;

export const say = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** Maps an error to an outcome. After the end of DATA, only a reply shows whether the email was accepted. */
export function outcomeOf(error: unknown, isHandedOver: boolean): MailOutcome {
  const reason = say(error);
  if (error instanceof SmtpRefusal && error.code >= 500 && error.code < 600)
    return { outcome: "refused", reason };
  if (error instanceof SmtpRefusal && error.code >= 400 && error.code < 500)
    return { outcome: "later", reason };
  return { outcome: isHandedOver ? "unconfirmed" : "later", reason };
}

const isYes = ({ code }: Reply) => code >= 200 && code < 300;

/** The envelope in one write (RFC 2920), with one recipient only: a rejected one must not leave an email for the others. */
const envelope = ({ from, to }: OutgoingMail) =>
  `MAIL FROM:<${from.address}>\r\nRCPT TO:<${to.address}>\r\nDATA\r\n`;

/** Reads the replies to an envelope that was sent in one write. */
async function agreed({ connection }: SmtpSession): Promise<void> {
  const sender = await connection.reply();
  const recipient = await connection.reply();
  const go = await connection.reply();
  const [no, step] = isYes(sender) ? [recipient, "RCPT"] : [sender, "MAIL"];
  if (go.code === 354 && isYes(no)) return;
  if (go.code === 354) {
    // Sender or recipient was rejected: ends DATA with an empty message.
    await connection.write(".\r\n");
    await connection.reply();
  }
  throw isYes(no) ? new SmtpRefusal(go, "DATA") : new SmtpRefusal(no, step);
}

async function inTurn({ connection }: SmtpSession, from: string, to: string, cc: readonly string[]) {
  await connection.command(`MAIL FROM:<${from}>`, 2, "MAIL");
  await connection.command(`RCPT TO:<${to}>`, 2, "RCPT");
  for (const address of cc)
    await connection.command(`RCPT TO:<${address}>`, 2, "RCPT").catch((error) => {
      if (!(error instanceof SmtpRefusal)) throw error;
    });
  await connection.command("DATA", 3);
}

/** Amazon SES replies "250 Ok 0102018c…-000000": the local part of the Message-ID that it writes. */
const RELAY_ID = /^(?:\d\.\d\.\d )?Ok ([\w-]{20,100})$/i;

function relayIdIn({ lines }: Reply): { relayId?: string } {
  const relayId = RELAY_ID.exec(lines.at(-1)?.trim() ?? "")?.[1];
  return relayId ? { relayId } : {};
}

interface Transfer {
  result: MailOutcome;
  /** Whether the connection can be used for another email. */
  isUsable: boolean;
  /** Whether the server closed the connection before any response to this email. */
  isUntouched: boolean;
}

/** An email and its bytes. */
export interface Composed {
  mail: OutgoingMail;
  message: string;
}

async function announce(session: SmtpSession, mail: OutgoingMail): Promise<void> {
  const { connection, canPipeline, announced } = session;
  const { cc = [] } = mail;
  session.announced = null;
  if (announced === mail) return agreed(session);
  if (!canPipeline || cc.length > 0) return inTurn(session, mail.from.address, mail.to.address, cc);
  await connection.write(envelope(mail));
  await agreed(session);
}

/**
 * Sends one composed email over a session. If the server allows it, the envelope of `next` is sent in the same write as
 * the end of this email; `next` must then be the next email on this session. If the server hangs up between the two,
 * `next` is untouched. Never throws.
 */
export async function transfer(
  session: SmtpSession,
  { mail, message }: Composed,
  next?: OutgoingMail,
): Promise<Transfer> {
  const { connection, canPipeline } = session;
  const replies = connection.replies;
  let isHandedOver = false;
  try {
    await announce(session, mail);
    isHandedOver = true;
    session.announced = next && canPipeline && !next.cc?.length ? next : null;
    const following = session.announced ? envelope(session.announced) : "";
    await connection.write(`${stuffed(message)}\r\n.\r\n${following}`);
    const reply = await connection.expect("message", 2);
    return { result: { outcome: "sent", ...relayIdIn(reply) }, isUsable: true, isUntouched: false };
  } catch (error) {
    const isOver = !(error instanceof SmtpRefusal) || error.code === 421;
    const isUsable = !isOver && (isHandedOver || (await connection.reset()));
    const isUntouched = isOver && connection.replies - replies <= (error instanceof SmtpRefusal ? 1 : 0);
    return { result: outcomeOf(error, isHandedOver), isUsable, isUntouched };
  }
}
