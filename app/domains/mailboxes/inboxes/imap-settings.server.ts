import { ImapError } from "~/adapters/imap/imap-error";
import type { ImapSettings } from "~/adapters/imap/inbox";
import { OauthError } from "~/adapters/mail-oauth/mail-oauth";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { unseal } from "~/core/secrets/seal.server";
import {
  type MailServer,
  requireMailServer,
  serverBlockingReason,
} from "../connecting/server-blocking-reason";
import { accessTokenFor } from "../oauth/access-token.server";
import { sealOwner } from "../seal-owner";
import { type InboxError, type InboxErrorCode, inboxErrorText } from "./inbox-errors";
import type { Inbox } from "./lease-inbox.server";

export const INBOX_PASSWORD_USE = "inbox-password";

const IMAP_FIELDS = { host: "imapHost", port: "imapPort", security: "imapSecurity" } as const;

export const requireImapServer = (ctx: Pick<Context, "config">, server: MailServer) =>
  requireMailServer(ctx, "imap", server, IMAP_FIELDS);

const FIELD_BY_ERROR: Partial<Record<InboxErrorCode, string>> = {
  refused: "imapPassword",
  unreachable: "imapHost",
  unsupported: "imapHost",
  insecure: "imapSecurity",
};

export function asInvalid({ code, serverMessage, kind }: InboxError): DomainError {
  const field = FIELD_BY_ERROR[code];
  return new DomainError("invalid", inboxErrorText({ code, serverMessage, kind }), field ? { field } : {});
}

type Stored = Pick<
  Inbox,
  "mailboxId" | "host" | "port" | "security" | "username" | "encryptedPassword" | "accountId"
>;

/**
 * Returns the credentials; null if the stored ones are unusable. @throws ImapError if the provider returns no token, or
 * DNS does not respond
 */
export async function imapSettingsOf(ctx: Context, inbox: Stored): Promise<ImapSettings | null> {
  const { host, port, security, username, encryptedPassword, accountId } = inbox;
  const blockingReason = await serverBlockingReason(ctx, "imap", inbox);
  if (blockingReason?.isForNow) throw new ImapError("unreachable", blockingReason.message);
  if (blockingReason) return null;
  const place = { host, port, security, user: username };
  if (!encryptedPassword) {
    const token = await accessTokenFor(ctx, inbox.mailboxId, host).catch((error) => {
      if (!(error instanceof OauthError)) throw error;
      throw new ImapError(error.isRefused ? "refused" : "unreachable", error.message);
    });
    return token === null ? null : { ...place, secret: { kind: "token", text: token } };
  }
  try {
    const text = await unseal(ctx.config, INBOX_PASSWORD_USE, sealOwner(accountId), encryptedPassword);
    return { ...place, secret: { kind: "password", text } };
  } catch {
    return null;
  }
}
