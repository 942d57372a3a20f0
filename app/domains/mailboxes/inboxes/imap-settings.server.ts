import { ImapError } from "~/adapters/imap/imap-error";
import type { ImapSettings } from "~/adapters/imap/inbox";
import { GrantError } from "~/adapters/mail-grant/mail-grant";
import { isPublicHost } from "~/adapters/public-url";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { unseal } from "~/core/secrets/seal.server";
import { accessTokenFor } from "../grants/access-token.server";
import { sealOwner } from "../seal-owner";
import { IMAP_PORT_WORDS, IMAP_PORTS, usualImapPort } from "./inbox-policy";
import type { Inbox } from "./lease-inbox.server";

export const INBOX_PASSWORD_USE = "inbox-password";

interface Server {
  host: string;
  port: number;
  security: string;
}

/** Null, or which field is wrong of a server that must not be asked: outside development a public name, protected. */
function obstacleOf(ctx: Pick<Context, "config">, { host, port, security }: Server) {
  if (port === usualImapPort(security === "tls" ? "starttls" : "tls"))
    return {
      field: "imapPort",
      message:
        security === "tls"
          ? "Port 143 is for STARTTLS. With TLS from the start it is 993; leave it empty for that."
          : "Port 993 is for TLS from the start. Otherwise it is 143; leave it empty for that.",
    };
  if (ctx.config.ENVIRONMENT !== "production") return null;
  if (!isPublicHost(host))
    return {
      field: "imapHost",
      message: "Please give the public name of the server, such as imap.example.com.",
    };
  if (!IMAP_PORTS.includes(port))
    return {
      field: "imapPort",
      message: `Mail is read at port ${IMAP_PORT_WORDS}. Your provider has one of them.`,
    };
  return security === "none"
    ? { field: "imapSecurity", message: "Choose TLS or STARTTLS: your password would travel unprotected." }
    : null;
}

export function requireImapServer(ctx: Pick<Context, "config">, server: Server): void {
  const obstacle = obstacleOf(ctx, server);
  if (obstacle) throw new DomainError("invalid", obstacle.message, { field: obstacle.field });
}

type Stored = Pick<
  Inbox,
  "mailboxId" | "host" | "port" | "security" | "username" | "passwordSealed" | "accountId"
>;

/** What to sign in with; null where what is stored can't be used. @throws ImapError where the provider gives no token */
export async function imapSettingsOf(ctx: Context, inbox: Stored): Promise<ImapSettings | null> {
  const { host, port, security, username, passwordSealed, accountId } = inbox;
  if (obstacleOf(ctx, inbox)) return null;
  const place = { host, port, security, user: username };
  if (!passwordSealed) {
    const token = await accessTokenFor(ctx, inbox.mailboxId, host).catch((error) => {
      if (!(error instanceof GrantError)) throw error;
      throw new ImapError(error.isRefused ? "refused" : "unreachable", error.message);
    });
    return token === null ? null : { ...place, secret: { kind: "token", text: token } };
  }
  try {
    const text = await unseal(ctx.config, INBOX_PASSWORD_USE, sealOwner(accountId), passwordSealed);
    return { ...place, secret: { kind: "password", text } };
  } catch {
    return null;
  }
}
