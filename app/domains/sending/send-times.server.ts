import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { offsetsByCountry } from "~/core/time/time-zones";
import { listCampaignWindows } from "~/domains/campaigns/planning/campaign-windows.server";
import { nextOpening } from "~/domains/campaigns/planning/sending-window";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import {
  campaignSendTime,
  oneToOneSendTime,
  type QueueReason,
  queueText,
  type SendTime,
} from "~/domains/mailboxes/send-time";
import { listQueuedTo } from "~/domains/messages/sent-to.server";
import {
  findQueuedMessage,
  type QueuedMessage,
  queuePlaces,
} from "~/domains/messages/waiting-messages.server";

const CONSENT = new Set(["consent_required", "consent_unconfirmed", "consent_pending"]);

/** Why an email is not due yet. */
function laterReason({ reasonCode, attempts, position }: QueuedMessage): QueueReason {
  if (reasonCode && CONSENT.has(reasonCode)) return "consent";
  if (attempts > 0) return "retry";
  return position > 1 ? "scheduled" : "window";
}

interface QueuedTime {
  /** ISO 8601; null until a user acts. */
  sendsAt: string | null;
  queuedFor: QueueReason | null;
  /** "Queued until tomorrow 08:00 WAT, daily limit reached" */
  text: string;
}

/** Computes when each queued email is sent, by its ID. Reads at most the next 1,000 emails of each mailbox. */
export async function sendTimesOf(
  ctx: AccountContext,
  queued: readonly QueuedMessage[],
): Promise<Map<number, QueuedTime>> {
  const waiting = queued.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return new Map();
  const now = ctx.now();
  const [boxes, windows] = await Promise.all([
    listMailboxes(ctx),
    listCampaignWindows(ctx, [...new Set(waiting.flatMap(({ campaignId }) => campaignId ?? []))]),
  ]);
  const used = boxes.filter(({ mailbox }) => waiting.some(({ mailboxId }) => mailboxId === mailbox.id));
  const isRanked = waiting.some(({ isOneToOne }) => !isOneToOne);
  const places = new Map(
    isRanked
      ? await Promise.all(
          used.map(async ({ mailbox }) => [mailbox.id, await queuePlaces(ctx, mailbox.id)] as const),
        )
      : [],
  );
  const offsets: Record<string, number> = offsetsByCountry(now);

  function timeOf(message: QueuedMessage): SendTime {
    const found = used.find(({ mailbox }) => mailbox.id === message.mailboxId);
    if (!found) return { at: null, reason: null };
    const { mailbox, sentToday: sent } = found;
    if (message.isOneToOne) return latest(oneToOneSendTime(mailbox, now), message);
    const window = windows.get(message.campaignId ?? 0);
    if (message.heldAt || (window && window.status !== "active"))
      return { at: null, reason: "campaign-paused" };
    const place = places.get(mailbox.id);
    const ahead = place?.get(message.id) ?? place?.size ?? 0;
    const time = latest(campaignSendTime(mailbox, { owner: ctx, sent, ahead, now }), message);
    if (!time.at || !window) return time;
    const at = toUnixSeconds(time.at);
    const opens = nextOpening(at, offsets[message.country ?? ""] ?? 0, window);
    return opens > at ? { ...time, at: new Date(opens * 1_000), reason: time.reason ?? "window" } : time;
  }

  const latest = (time: SendTime, message: QueuedMessage): SendTime =>
    time.at && message.dueAt > time.at ? { at: message.dueAt, reason: laterReason(message) } : time;

  return new Map(
    waiting.map((message) => {
      const time = timeOf(message);
      return [
        message.id,
        {
          sendsAt: time.at?.toISOString() ?? null,
          queuedFor: time.reason,
          text: queueText(time, ctx, now),
        },
      ];
    }),
  );
}

/** Text for the toast of a queued email. */
export async function sendTimeText(ctx: AccountContext, messageId: number): Promise<string> {
  const found = await findQueuedMessage(ctx, messageId);
  return (found && (await sendTimesOf(ctx, [found])).get(messageId)?.text) ?? "Sending now.";
}

export async function queuedJson(ctx: AccountContext, messageId: number) {
  const found = await findQueuedMessage(ctx, messageId);
  const time = found && (await sendTimesOf(ctx, [found])).get(messageId);
  return { messageId, sendsAt: time?.sendsAt ?? null, queuedFor: time?.queuedFor ?? null };
}

/** When a single email submitted now would be sent, by mailbox ID. */
export async function nextSendTimes(ctx: AccountContext): Promise<Map<number, string>> {
  const now = ctx.now();
  const boxes = await listMailboxes(ctx);
  return new Map(
    boxes.map(({ mailbox }) => [mailbox.id, queueText(oneToOneSendTime(mailbox, now), ctx, now)]),
  );
}

/** Unsent replies and single emails to these addresses, in sending order; at most 20. */
export async function queuedTo(ctx: AccountContext, addresses: readonly string[]) {
  const queued = await listQueuedTo(ctx, addresses);
  const times = await sendTimesOf(ctx, queued);
  return queued.flatMap(({ id, toAddress, subject }) => {
    const time = times.get(id);
    return time ? [{ messageId: id, toAddress, subject: subject ?? "", ...time }] : [];
  });
}
