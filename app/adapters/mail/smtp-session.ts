import type { OutgoingMail } from "./mail-sender";
import { bearerResponse, plainResponse, utf8Base64 } from "./sasl";
import { type Reply, SmtpConnection, SmtpRefusal } from "./smtp-connection";

export interface SmtpSettings {
  host: string;
  port: number;
  /** "tls" from the first byte, "starttls" before credentials are sent, or "none" on a developer's machine. */
  security: "tls" | "starttls" | "none";
  user?: string | undefined;
  password?: string | undefined;
  /** OAuth 2 access token, used instead of a password. */
  token?: string | undefined;
}

interface Greeted {
  connection: SmtpConnection;
  /** RFC 2920: several commands can be sent in one write. */
  canPipeline: boolean;
}

/** A connection that is ready for emails. */
export interface SmtpSession extends Greeted {
  /** The email whose envelope was sent in the same write as the end of the previous email. */
  announced: OutgoingMail | null;
  close(): void;
}

/** XOAUTH2 of Google and Microsoft: the server sends the error first, and an empty line then gets the rejection. */
async function signInByToken(connection: SmtpConnection, user: string, token: string): Promise<void> {
  const step = `AUTH XOAUTH2 ${bearerResponse(user, token)}`;
  await connection.write(`${step}\r\n`);
  const reply = await connection.reply();
  if (reply.code === 334) await connection.command("", 2, "AUTH");
  else if (reply.code !== 235) throw new SmtpRefusal(reply, "AUTH");
}

async function signIn(connection: SmtpConnection, abilities: string, user: string, password: string) {
  const kinds = /^AUTH[ =](.*)$/im.exec(abilities)?.[1]?.toUpperCase() ?? "";
  if (kinds.includes("PLAIN")) {
    await connection.command(`AUTH PLAIN ${plainResponse(user, password)}`, 2, "AUTH");
  } else if (kinds.includes("LOGIN")) {
    await connection.command("AUTH LOGIN", 3, "AUTH");
    await connection.command(utf8Base64(user), 3, "AUTH");
    await connection.command(utf8Base64(password), 2, "AUTH");
  } else throw new Error("The server offers no way to sign in that is known here.");
}

/** Greets, starts TLS if requested, and signs in. Never continues without the requested TLS. */
async function greet(first: SmtpConnection, settings: SmtpSettings, ourName: string): Promise<Greeted> {
  let connection = first;
  await connection.expect("greeting", 2);
  let abilities: Reply = await connection.command(`EHLO ${ourName}`);
  if (settings.security === "starttls") {
    if (!abilities.lines.some((line) => /^STARTTLS\b/i.test(line)))
      throw new Error("The server offers no STARTTLS.");
    await connection.command("STARTTLS");
    connection = connection.startTls();
    abilities = await connection.command(`EHLO ${ourName}`);
  }
  if (settings.user && settings.token) await signInByToken(connection, settings.user, settings.token);
  else if (settings.user)
    await signIn(connection, abilities.lines.join("\n"), settings.user, settings.password ?? "");
  const can = (ability: string) => abilities.lines.some((line) => line.toUpperCase() === ability);
  return { connection, canPipeline: can("PIPELINING") };
}

/**
 * Connects and signs in. Reads and writes stop once `signal` is aborted. @throws SmtpRefusal for a server's reply, Error otherwise; the connection is then closed
 */
export async function openSession(
  settings: SmtpSettings,
  ourName: string,
  signal: AbortSignal,
): Promise<SmtpSession> {
  const { connect } = await import("cloudflare:sockets");
  const secureTransport = ({ tls: "on", starttls: "starttls", none: "off" } as const)[settings.security];
  const address = { hostname: settings.host, port: settings.port };
  const socket = connect(address, { secureTransport, allowHalfOpen: false });
  socket.closed.catch(() => {});
  socket.opened.catch(() => {});
  const close = () => void socket.close().catch(() => {});
  try {
    return {
      ...(await greet(new SmtpConnection(socket, signal), settings, ourName)),
      announced: null,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

export const ourNameOf = (from: string) => from.slice(from.lastIndexOf("@") + 1) || "localhost";
