import { formatTime } from "~/core/format";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import type { ReplyState } from "./conversation.server";
import { linkOf } from "./link";
import type { MessageKind, MessageState, Outcome } from "./policy";
import type { SocialMessage } from "./tables";

export const OUTCOME_NAMES: Record<Outcome, string> = {
  interested: "Interested",
  later: "Not now",
  "not-interested": "Not interested",
  "no-answer": "No response",
};

const STATE_LABELS: Record<MessageState, string> = {
  received: "",
  revoked: "Deleted by sender",
  waiting: "Sending",
  sending: "Sending",
  sent: "Sent",
  delivered: "Delivered",
  read: "Read",
  failed: "Not sent",
  unconfirmed: "Delivery unconfirmed",
  link: "Prepared for WhatsApp",
};

const KIND_LABELS: Record<Exclude<MessageKind, "text">, string> = {
  image: "Image",
  audio: "Voice message",
  video: "Video",
  document: "Document",
  location: "Location",
  contact: "Contact card",
  order: "Order",
  referral: "Opened the chat from an ad or a link",
  other: "Other message type",
};

const OPEN = new Set<MessageState>(["waiting", "sending"]);

export const messageView = (message: SocialMessage, name: string, digits: string | null, zone: string) => ({
  id: message.id,
  isOwn: message.direction === "out",
  writer: message.direction === "out" ? "You" : name,
  platform: PLATFORM_NAMES[message.platform],
  attached:
    message.kind === "text" || message.state === "revoked"
      ? null
      : message.kind === "referral"
        ? `${KIND_LABELS.referral}.`
        : `${KIND_LABELS[message.kind]}. Open it in ${PLATFORM_NAMES[message.platform]}.`,
  text: message.text,
  state:
    message.isDemo && message.direction === "out"
      ? "Demo: not sent"
      : message.editedAt && message.state === "received"
        ? "Edited"
        : STATE_LABELS[message.state],
  hasFailed: message.state === "failed" || message.state === "unconfirmed",
  isOpen: OPEN.has(message.state),
  trouble: message.lastError,
  link:
    message.state === "link" && digits && message.text && !message.isDemo
      ? linkOf(digits, message.text)
      : null,
  at: message.writtenAt.toISOString(),
  timeText: formatTime(message.writtenAt, zone),
});
export type SocialMessageView = ReturnType<typeof messageView>;

export const replyView = (state: ReplyState, zone: string) =>
  state.way === "platform"
    ? {
        way: state.way,
        platform: PLATFORM_NAMES[state.channel.platform],
        words: `You can reply on ${PLATFORM_NAMES[state.channel.platform]} until ${formatTime(state.until, zone)}.`,
      }
    : { way: state.way, platform: "WhatsApp", words: state.why };
export type ReplyView = ReturnType<typeof replyView>;
