import {
  countUnreadableEvents,
  dismissUnreadableEvent,
  listUnreadableEvents,
} from "~/domains/social-leads/inbound/unreadable-events.server";
import type { Queue } from "./reviews";

const SHOWN_LETTERS = 2_000;

export const EVENTS_QUEUE: Queue = {
  key: "platform-events",
  name: "Unread platform events",
  rowName: "Platform",
  holds: "Webhook events that couldn’t be read. Deleted after 30 days.",
  empty: "No unread events.",
  filter: null,
  list: async (ctx, page) =>
    (await listUnreadableEvents(ctx, page)).map(({ id, accountId, platform, reason, raw, receivedAt }) => ({
      id,
      what: `${reason}: ${raw.slice(0, SHOWN_LETTERS)}`,
      who: `${platform}, business ${accountId}`,
      email: null,
      since: new Date(receivedAt * 1000),
      target: null,
    })),
  count: countUnreadableEvents,
  acts: [{ key: "dismiss", label: "Dismiss", done: "Event Dismissed", run: dismissUnreadableEvent }],
};
