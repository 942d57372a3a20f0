import type { MailOutcome, MailSender, OutgoingMail } from "./mail-sender";
import { composeMail } from "./mime";
import { SmtpConnection, SmtpRefusal } from "./smtp-connection";

export interface SmtpSettings {
  host: string;
  port: number;
  /** "tls" from the first byte, "starttls" before anything is told, or "none" on a developer's machine. */
  security: "tls" | "starttls" | "none";
  user?: string | undefined;
  password?: string | undefined;
}

/** Milliseconds that one mail may take from the first byte to the last reply. */
const TIME_LIMIT = 120_000;

const utf8Base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function signIn(connection: SmtpConnection, abilities: string, user: string, password: string) {
  const kinds = /^AUTH[ =](.*)$/im.exec(abilities)?.[1]?.toUpperCase() ?? "";
  if (kinds.includes("PLAIN")) {
    await connection.command(`AUTH PLAIN ${utf8Base64(`\0${user}\0${password}`)}`, 2, "AUTH");
  } else if (kinds.includes("LOGIN")) {
    await connection.command("AUTH LOGIN", 3, "AUTH");
    await connection.command(utf8Base64(user), 3, "AUTH");
    await connection.command(utf8Base64(password), 2, "AUTH");
  } else throw new Error("The server offers no way to sign in that is known here.");
}

/** Greets, begins TLS where that is asked for, and signs in. Never goes on without the TLS it was told to have. */
async function open(first: SmtpConnection, settings: SmtpSettings, ourName: string): Promise<SmtpConnection> {
  let connection = first;
  await connection.expect("greeting", 2);
  let abilities = await connection.command(`EHLO ${ourName}`);
  if (settings.security === "starttls") {
    if (!abilities.lines.some((line) => /^STARTTLS\b/i.test(line)))
      throw new Error("The server offers no STARTTLS.");
    await connection.command("STARTTLS");
    connection = connection.startTls();
    abilities = await connection.command(`EHLO ${ourName}`);
  }
  if (settings.user)
    await signIn(connection, abilities.lines.join("\n"), settings.user, settings.password ?? "");
  return connection;
}

/** RFC 5321 4.5.2: a line that begins with a dot gets another, or the server would take it for the end. */
const stuffed = (message: string) => message.replace(/^\./gm, "..");

const say = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** From the end of DATA on, only an answer tells what became of the mail. */
function outcomeOf(error: unknown, isHandedOver: boolean): MailOutcome {
  const reason = say(error);
  if (error instanceof SmtpRefusal && error.code >= 500 && error.code < 600)
    return { outcome: "refused", reason };
  if (error instanceof SmtpRefusal && error.code >= 400 && error.code < 500)
    return { outcome: "later", reason };
  return { outcome: isHandedOver ? "unknown" : "later", reason };
}

async function deliver(
  mail: OutgoingMail,
  message: string,
  settings: SmtpSettings,
  first: SmtpConnection,
): Promise<MailOutcome> {
  let isHandedOver = false;
  try {
    const connection = await open(first, settings, mail.from.address.split("@")[1] ?? "localhost");
    await connection.command(`MAIL FROM:<${mail.from.address}>`, 2, "MAIL");
    await connection.command(`RCPT TO:<${mail.to.address}>`, 2, "RCPT");
    await connection.command("DATA", 3);
    isHandedOver = true;
    await connection.write(`${stuffed(message)}\r\n.\r\n`);
    await connection.expect("message", 2);
    // The mail is theirs now; whether they hear the goodbye changes nothing.
    await connection.write("QUIT\r\n").catch(() => {});
    return { outcome: "sent" };
  } catch (error) {
    return outcomeOf(error, isHandedOver);
  }
}

/** RFC 5321 over `cloudflare:sockets`, one connection a mail. */
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
      const { connect } = await import("cloudflare:sockets");
      const secureTransport = { tls: "on", starttls: "starttls", none: "off" } as const;
      const over = new AbortController();
      const timer = setTimeout(
        () => over.abort(new Error(`No answer within ${timeLimit / 1_000} seconds.`)),
        timeLimit,
      );
      let socket: Socket | undefined;
      try {
        socket = connect(
          { hostname: settings.host, port: settings.port },
          { secureTransport: secureTransport[settings.security], allowHalfOpen: false },
        );
        socket.closed.catch(() => {});
        socket.opened.catch(() => {});
        return await deliver(mail, message, settings, new SmtpConnection(socket, over.signal));
      } catch (error) {
        return { outcome: "later", reason: say(error) };
      } finally {
        clearTimeout(timer);
        socket?.close().catch(() => {});
      }
    },
  };
}
