import { DAY_MS } from "~/core/seconds";

export const MESSAGE_KINDS = [
  "text",
  "image",
  "audio",
  "video",
  "document",
  "location",
  "contact",
  "order",
  "referral",
  "other",
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * `unconfirmed`: it may have been sent, and only the platform knows; `link`: prepared for the user's own phone;
 * `revoked`: deleted by its author.
 */
export const MESSAGE_STATES = [
  "received",
  "revoked",
  "waiting",
  "sending",
  "sent",
  "delivered",
  "read",
  "failed",
  "unconfirmed",
  "link",
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const OUTCOMES = ["interested", "later", "not-interested", "no-answer"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** WhatsApp, Messenger and Instagram let a business reply freely within 24 hours of the person's last message. */
const WINDOW_MS = DAY_MS;

const MARGIN_MS = 60_000;

export const windowEnds = (lastInboundAt: Date): Date => new Date(lastInboundAt.getTime() + WINDOW_MS);

export const isInWindow = (lastInboundAt: Date, now: Date): boolean =>
  windowEnds(lastInboundAt).getTime() - MARGIN_MS > now.getTime();

/** Characters: Messenger and Instagram accept 1,000 (2,000 and 1,000 bytes), WhatsApp 4,096. */
export const MAX_REPLY_LENGTH = 1_000;
export const MAX_INBOUND_LENGTH = 4_096;
