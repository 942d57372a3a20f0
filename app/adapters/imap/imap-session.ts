import type { MailSecret } from "~/adapters/mail/mail-secret";
import { bearerResponse, plainResponse } from "~/adapters/mail/sasl";
import { ImapConnection, type Tagged } from "./imap-connection";
import { ImapError } from "./imap-error";

export interface ImapSettings {
  host: string;
  port: number;
  /** "tls" from the first byte, "starttls" before credentials are sent, or "none" on a developer's machine. */
  security: "tls" | "starttls" | "none";
  user: string;
  secret: MailSecret;
}

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** Temporary errors of RFC 5530: the server accepts no sign-in at the moment, whatever the password. */
const isForNow = (text: string) => /^\[(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|CONTACTADMIN)\b/i.test(text);

const capabilitiesIn = (text: string): string[] | null =>
  /\[?CAPABILITY ([^\]]{0,4000})/i.exec(text.slice(0, 5_000))?.[1]?.toUpperCase().split(" ") ?? null;

async function capabilitiesOf(connection: ImapConnection): Promise<string[]> {
  let known: string[] = [];
  await connection.command("CAPABILITY", {
    each: ({ text }) => {
      known = capabilitiesIn(text) ?? known;
    },
  });
  return known;
}

/**
 * Sends one initial response (RFC 4616, or XOAUTH2 of Google and Microsoft), in the command itself if the server allows
 * it (RFC 4959).
 */
function authenticate(connection: ImapConnection, kind: string, response: string, isAtOnce: boolean) {
  let isSaid = isAtOnce;
  const goOn = () => {
    // A second "+" carries an error in the provider's own format: an empty line ends the exchange.
    const line = isSaid ? "" : response;
    isSaid = true;
    return line;
  };
  return connection.command(`AUTHENTICATE ${kind}${isAtOnce ? ` ${response}` : ""}`, { goOn });
}

function signIn(connection: ImapConnection, can: string[], { user, secret }: ImapSettings): Promise<Tagged> {
  const isAtOnce = can.includes("SASL-IR");
  if (secret.kind === "token")
    return authenticate(connection, "XOAUTH2", bearerResponse(user, secret.text), isAtOnce);
  if (can.includes("AUTH=PLAIN"))
    return authenticate(connection, "PLAIN", plainResponse(user, secret.text), isAtOnce);
  if (can.includes("LOGINDISABLED"))
    throw new ImapError(
      "insecure",
      "The server doesn’t accept passwords on this connection. Choose another encryption type.",
    );
  if (/[^\x20-\x7e]/.test(user + secret.text))
    throw new ImapError(
      "unsupported",
      "The server accepts only ASCII usernames and passwords. Use plain letters, digits and symbols.",
    );
  return connection.command(`LOGIN ${quoted(user)} ${quoted(secret.text)}`);
}

async function greet(first: ImapConnection, settings: ImapSettings): Promise<ImapConnection> {
  let connection = first;
  const { text } = await connection.response();
  if (/^\* BYE\b/i.test(text)) throw new ImapError("busy", text.slice(6));
  if (!/^\* (OK|PREAUTH)\b/i.test(text))
    throw new ImapError("unsupported", "This isn’t an IMAP server. Check the server name and port.");
  if (/^\* PREAUTH\b/i.test(text))
    throw new ImapError("insecure", "This server doesn’t require sign-in. Use a server that does.");
  let can = capabilitiesIn(text) ?? (await capabilitiesOf(connection));
  if (settings.security === "starttls") {
    if (!can.includes("STARTTLS"))
      throw new ImapError("insecure", "The server doesn’t support STARTTLS. Choose another encryption type.");
    const { status } = await connection.command("STARTTLS");
    if (status !== "OK")
      throw new ImapError("insecure", "The server didn’t start TLS. Choose another encryption type.");
    connection = connection.startTls();
    can = await capabilitiesOf(connection);
  }
  const said = await signIn(connection, can, settings);
  if (said.status === "OK") return connection;
  throw new ImapError(isForNow(said.text) ? "busy" : "refused", said.text);
}

interface ImapSession {
  connection: ImapConnection;
  close(): void;
}

/**
 * Connects and signs in. Once `signal` is aborted, nothing more is read or written.
 * @throws ImapError, with the connection closed
 */
export async function openImap(settings: ImapSettings, signal: AbortSignal): Promise<ImapSession> {
  const { connect } = await import("cloudflare:sockets");
  const secureTransport = ({ tls: "on", starttls: "starttls", none: "off" } as const)[settings.security];
  const address = { hostname: settings.host, port: settings.port };
  const socket = connect(address, { secureTransport, allowHalfOpen: false });
  socket.closed.catch(() => {});
  socket.opened.catch(() => {});
  const close = () => void socket.close().catch(() => {});
  try {
    return { connection: await greet(new ImapConnection(socket, signal), settings), close };
  } catch (error) {
    close();
    throw error;
  }
}
