import { smtpSettingsOf } from "~/adapters/mail/create-mail-sender";
import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import { createSmtpPool, type PoolOutcome } from "~/adapters/mail/smtp-pool";
import { probeSmtp } from "~/adapters/mail/smtp-probe";
import type { SmtpSettings } from "~/adapters/mail/smtp-session";
import { OauthError } from "~/adapters/mail-oauth/mail-oauth";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { unseal } from "~/core/secrets/seal.server";
import { keepMail } from "~/domains/mail/keep-mail.server";
import { isReservedAddress } from "~/domains/mail/policy";
import { serverBlockingReason } from "./connecting/server-blocking-reason";
import type { Mailbox } from "./lease-mailbox.server";
import { accessTokenFor } from "./oauth/access-token.server";
import { SMTP_CONCURRENCY } from "./policy";
import { sealOwner } from "./seal-owner";

export interface Transport {
  connections: number;
  send(mails: readonly OutgoingMail[]): Promise<PoolOutcome[]>;
  close(): Promise<void>;
}

export const PASSWORD_USE = "mailbox-password";

const EXAMPLE = {
  outcome: "refused",
  reason: "This is an example address. It can’t receive email.",
} as const;

interface Closed {
  reason: string;
  isForGood: boolean;
}

const never = (closed: Closed): Transport => ({
  connections: 1,
  send: async (mails) => mails.map(() => ({ outcome: "closed", ...closed })),
  close: async () => {},
});

/**
 * The transport of demo emails, which delivers nothing. Rejects addresses at a host that starts with "closed.", as a
 * real server would.
 */
const NOWHERE: Transport = {
  connections: 1,
  send: async (mails) =>
    mails.map(({ to }) =>
      to.address.includes("@closed.")
        ? { outcome: "refused", reason: "550 5.1.1 There is no mailbox of this name here" }
        : { outcome: "kept" },
    ),
  close: async () => {},
};

/** The platform's own transport; in development, emails are stored and shown at `/dev/mail`. */
function platform(ctx: Context): Transport {
  const settings = ctx.mail.name === "smtp" ? smtpSettingsOf(ctx.config) : null;
  if (settings) return { connections: SMTP_CONCURRENCY, ...createSmtpPool(settings) };
  return {
    connections: 4,
    async send(mails) {
      const outcomes: PoolOutcome[] = [];
      for (const mail of mails) {
        const result = await ctx.mail.send(mail);
        if (result.outcome === "kept") await keepMail(ctx, `outreach:${mail.messageId}`, mail);
        outcomes.push(result);
      }
      return outcomes;
    },
    close: async () => {},
  };
}

const forGood = (reason: string): Closed => ({ reason, isForGood: true });

async function settingsOf(ctx: Context, mailbox: Mailbox): Promise<SmtpSettings | Closed> {
  const { host, port, security, username, encryptedPassword } = mailbox;
  if (!host || !port || !security)
    return forGood("This mailbox has no mail server. Add one in its settings.");
  const blockingReason = await serverBlockingReason(ctx, "smtp", { host, port, security });
  if (blockingReason) return { reason: blockingReason.message, isForGood: !blockingReason.isForNow };
  const settings = { host, port, security, user: username ?? undefined };
  try {
    if (!encryptedPassword)
      return { ...settings, token: (await accessTokenFor(ctx, mailbox.id, host)) ?? undefined };
    const owner = sealOwner(mailbox.accountId);
    return { ...settings, password: await unseal(ctx.config, PASSWORD_USE, owner, encryptedPassword) };
  } catch (error) {
    if (error instanceof OauthError) return { reason: error.message, isForGood: error.isRefused };
    return forGood("The stored password can’t be read. Enter it again.");
  }
}

async function own(ctx: Context, mailbox: Mailbox): Promise<Transport> {
  const settings = await settingsOf(ctx, mailbox);
  return "reason" in settings
    ? never(settings)
    : { connections: SMTP_CONCURRENCY, ...createSmtpPool(settings) };
}

/** Returns null if the mailbox's server accepts our login, else the error. The platform's own server is not checked. */
export async function probeServer(ctx: Context, mailbox: Mailbox): Promise<string | null> {
  if (mailbox.kind === "platform" || mailbox.isDemo) return null;
  const settings = await settingsOf(ctx, mailbox);
  if ("reason" in settings) return settings.reason;
  return (await probeSmtp(settings, mailbox.fromAddress))?.serverMessage ?? null;
}

/** The transport of a mailbox. Production never sends to reserved example names. */
export async function transportOf(ctx: Context, mailbox: Mailbox): Promise<Transport> {
  if (mailbox.isDemo) return NOWHERE;
  const transport = mailbox.kind === "platform" ? platform(ctx) : await own(ctx, mailbox);
  if (!isDeployed(ctx.config)) return transport;
  return {
    ...transport,
    async send(mails) {
      const outcomes = await transport.send(mails.filter(({ to }) => !isReservedAddress(to.address)));
      return mails.map(({ to }) => (isReservedAddress(to.address) ? EXAMPLE : (outcomes.shift() ?? EXAMPLE)));
    },
  };
}
