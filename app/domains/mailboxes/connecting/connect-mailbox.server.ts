import type { MailSecret } from "~/adapters/mail/mail-secret";
import { probeSmtp } from "~/adapters/mail/smtp-probe";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { addMailbox, requireServer } from "../add-mailbox.server";
import { checkMailbox } from "../check-mailbox.server";
import { probeInbox } from "../inboxes/connect-inbox.server";
import { requireImapServer } from "../inboxes/imap-settings.server";
import { inboxErrorText } from "../inboxes/inbox-errors";
import { usualImapPort } from "../inboxes/inbox-policy";
import { queueInbox } from "../inboxes/queue-inboxes.server";
import { saveInbox } from "../inboxes/save-inbox.server";
import type { Mailbox } from "../lease-mailbox.server";
import { usualPort } from "../policy";
import { removeConnected } from "../remove-mailboxes.server";
import { providerOfServers } from "./providers";
import type { ConnectInput } from "./schemas";

type Servers = Omit<ConnectInput, "password">;

interface Tried {
  host: string;
  failure: string | null;
  /** The server responded, but rejected the password or token. */
  isRefused: boolean;
}

const UNREACHABLE = "The mail server couldn’t be reached. Check its name and port.";

async function trySending(ctx: BusinessContext, input: Servers, secret: MailSecret): Promise<Tried> {
  const { host, security, fromAddress } = input;
  const port = input.port ?? usualPort(security);
  await requireServer(ctx, { host, port, security });
  const user = input.username ?? fromAddress;
  const found = await probeSmtp({ host, port, security, user, [secret.kind]: secret.text }, fromAddress);
  const failure = found?.code === "unreachable" ? UNREACHABLE : (found?.serverMessage ?? null);
  return { host, failure, isRefused: found?.code === "refused" };
}

async function tryReading(ctx: BusinessContext, input: Servers, secret: MailSecret): Promise<Tried | null> {
  const { imapHost: host, imapSecurity: security, fromAddress } = input;
  if (!host) return null;
  const port = input.imapPort ?? usualImapPort(security);
  await requireImapServer(ctx, { host, port, security });
  const found = await probeInbox({ host, port, security, user: input.username ?? fromAddress, secret });
  const failure = found && inboxErrorText(found);
  return { host, failure, isRefused: found?.code === "refused" };
}

const failureText = (what: string, { host, failure }: Tried) =>
  failure === null
    ? `${what} works: ${host} accepted the sign-in.`
    : `${what} through ${host} doesn’t work yet: ${failure}`;

/**
 * Tests sending and receiving.
 * @throws DomainError invalid, with each direction's error and the provider's term for an app password; too_many
 */
export async function requireBothDirections(
  ctx: BusinessContext,
  input: Servers,
  secret: MailSecret,
): Promise<void> {
  await consumeAttempt(ctx, ["check-mailbox-account", ctx.account.id]);
  const [smtp, imap] = await Promise.all([trySending(ctx, input, secret), tryReading(ctx, input, secret)]);
  if (smtp.failure === null && !imap?.failure) return;
  const provider = providerOfServers([smtp.host, imap?.host ?? ""]);
  const advice = secret.kind === "password" ? provider?.password : null;
  const lines = [failureText("Sending", smtp), imap && failureText("Receiving replies", imap), advice];
  const isRefused = smtp.isRefused || imap?.isRefused;
  const field = isRefused ? "password" : smtp.failure === null ? "imapHost" : "host";
  throw new DomainError("invalid", lines.filter(Boolean).join(" "), { field });
}

/**
 * Adds the tested mailbox and its inbox; `keep` saves related rows. Removes everything if one step fails. @throws
 * DomainError conflict, limit_reached
 */
export async function keepConnected(
  ctx: BusinessContext,
  { imapHost, imapPort, imapSecurity, ...own }: Servers & { password?: string },
  keep: (mailbox: Mailbox) => Promise<unknown> = async () => {},
): Promise<Mailbox> {
  const username = own.username ?? own.fromAddress;
  const mailbox = await addMailbox(ctx, { ...own, kind: "smtp", username });
  let nextPollAt: Date | null = null;
  try {
    await keep(mailbox);
    if (imapHost) {
      const inbox = { imapHost, imapPort, imapSecurity, imapUsername: username };
      const given = own.password ? { ...inbox, imapPassword: own.password } : inbox;
      nextPollAt = (await saveInbox(ctx, mailbox.id, given)).nextPollAt;
    }
  } catch (error) {
    await ctx.d1.batch(removeConnected(ctx, mailbox.id));
    throw error;
  }
  if (nextPollAt) await queueInbox(ctx, mailbox.id, nextPollAt);
  // The server has just accepted our login. If DNS does not respond, the mailbox is added unchecked.
  return checkMailbox(ctx, mailbox.id, async () => null).catch((error) => {
    ctx.log.info("mailbox not checked", reasonOf(error));
    return mailbox;
  });
}

/**
 * `keep` saves related rows; if it fails, the mailbox is removed again.
 * @throws DomainError as `requireBothDirections` and `keepConnected`; forbidden while impersonating
 */
export async function connectMailbox(
  ctx: BusinessContext,
  input: ConnectInput,
  keep?: (mailbox: Mailbox) => Promise<unknown>,
): Promise<Mailbox> {
  requireNotImpersonating(ctx);
  await requireBothDirections(ctx, input, { kind: "password", text: input.password });
  return keepConnected(ctx, input, keep);
}
