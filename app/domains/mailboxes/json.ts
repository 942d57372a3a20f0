import type { Context } from "~/core/context";
import { formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import type { Mailbox } from "./lease-mailbox.server";
import type { SentToday } from "./mailbox-days.server";
import { pauseText } from "./pause-reasons";
import { dayLimit, isSlowed, type Owner } from "./policy";

const NOTHING_SENT: SentToday = { byCampaigns: 0, oneToOneClaimed: 0, testsClaimed: 0 };

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function healthOf(
  mailbox: Mailbox,
  ctx: Owner & Pick<Context, "now">,
): { state: "ready" | "paused" | "unchecked" | "trouble"; text: string } {
  const now = ctx.now();
  if (mailbox.pausedAt) return { state: "paused", text: pauseText(mailbox) };
  if (!mailbox.readyAt)
    return {
      state: "unchecked",
      text: "No emails will be sent until SPF, DKIM and DMARC are valid.",
    };
  if (mailbox.unreachableAt && mailbox.leaseUntil && mailbox.leaseUntil > now)
    return {
      state: "trouble",
      text: `Sending failed. We’ll try again automatically. Reason: ${mailbox.unreachableReason}`,
    };
  if (mailbox.slowedUntil && isSlowed(mailbox, now))
    return {
      state: "ready",
      text: `A mail server limited this mailbox’s sending rate. The mailbox sends at half speed until ${formatTime(mailbox.slowedUntil, readerZone(ctx))}.`,
    };
  return { state: "ready", text: "Ready to send." };
}

export const mailboxJson = (
  mailbox: Mailbox,
  ctx: Owner & Pick<Context, "now">,
  { byCampaigns, oneToOneClaimed, testsClaimed }: SentToday = NOTHING_SENT,
) => ({
  id: mailbox.id,
  kind: mailbox.kind,
  fromAddress: mailbox.fromAddress,
  fromName: mailbox.fromName,
  isDemo: mailbox.isDemo,
  postalAddress: mailbox.postalAddress,
  host: mailbox.host,
  port: mailbox.port,
  security: mailbox.security,
  username: mailbox.username,
  hasPassword: mailbox.encryptedPassword !== null,
  dkimSelector: mailbox.dkimSelector,
  dailyLimit: mailbox.dailyLimit,
  hourlyLimit: mailbox.hourlyLimit,
  gapSeconds: mailbox.gapSeconds,
  /** End of the reduced rate (half speed) after a provider limited the mailbox; null if not reduced. */
  slowedUntil: isSlowed(mailbox, ctx.now()) ? iso(mailbox.slowedUntil) : null,
  limitToday: dayLimit(mailbox, ctx, ctx.now()),
  /** Campaign emails only: the ones that count towards `limitToday`. */
  sentToday: byCampaigns,
  oneToOneToday: oneToOneClaimed,
  testsToday: testsClaimed,
  ...healthOf(mailbox, ctx),
  dns: mailbox.dns,
  dnsCheckedAt: iso(mailbox.dnsCheckedAt),
  pausedAt: iso(mailbox.pausedAt),
  pauseReason: mailbox.pausedAt ? pauseText(mailbox) : null,
  lastSentAt: iso(mailbox.lastSentAt),
  createdAt: mailbox.createdAt.toISOString(),
});
export type MailboxJson = ReturnType<typeof mailboxJson>;
