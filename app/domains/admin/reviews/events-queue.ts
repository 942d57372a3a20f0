import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import {
  countUnreadableEvents,
  dismissUnreadableEvent,
  listUnreadableEvents,
} from "~/domains/social-leads/inbound/unreadable-events.server";
import type { Queue } from "./reviews";

const SHOWN_LETTERS = 2_000;

const platformName = (key: string) =>
  Object.entries(PLATFORM_NAMES).find(([name]) => name === key)?.[1] ?? key;

export const EVENTS_QUEUE: Queue = {
  key: "platform-events",
  name: "Unreadable platform events",
  rowName: "Platform",
  holds: "Webhook events that couldn’t be read. Events are deleted after 30 days.",
  empty: "No unreadable events.",
  filter: null,
  list: async (ctx, page) => {
    const events = await listUnreadableEvents(ctx, page);
    const names = await accountNames(
      ctx,
      events.map(({ accountId }) => accountId),
    );
    return events.map(({ id, accountId, platform, reason, raw, receivedAt }) => ({
      id,
      what: `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}: ${raw.slice(0, SHOWN_LETTERS)}`,
      who: `${platformName(platform)}, ${names.get(accountId) ?? "a business"}`,
      email: null,
      since: new Date(receivedAt * 1000),
      target: `account:${accountId}`,
    }));
  },
  count: countUnreadableEvents,
  acts: [{ key: "dismiss", label: "Dismiss", done: "Event dismissed", run: dismissUnreadableEvent }],
};
