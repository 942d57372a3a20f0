import type { z } from "zod";
import { typedText } from "~/core/text";
import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import { LONGEST_INBOUND, type MessageKind } from "../conversations/policy";
import {
  Contact,
  Entry,
  Envelope,
  LeadChange,
  MessagesChange,
  Messaging,
  MOST_EVENTS,
  NumberMessage,
  Status,
} from "./meta-forms";

interface Told {
  /** Of the page, account or number that it came to. */
  placeId: string;
  externalId: string;
}

export type MetaEvent = Told &
  (
    | { kind: "lead" }
    | {
        kind: "message" | "echo";
        personId: string;
        name: string;
        /** Milliseconds since 1970. */
        at: number;
        content: MessageKind;
        text: string;
        mark: string | null;
      }
    | {
        kind: "status";
        status: "sent" | "delivered" | "read" | "failed";
        mark: string | null;
        trouble: string | null;
      }
  );

const KINDS: Record<string, MessageKind> = {
  text: "text",
  button: "text",
  interactive: "text",
  image: "image",
  sticker: "image",
  audio: "audio",
  video: "video",
  reel: "video",
  ig_reel: "video",
  document: "document",
  file: "document",
  location: "location",
};

/** What somebody wrote, within our bounds: it is text of a stranger wherever it goes. */
const bounded = (text: string | undefined, most = LONGEST_INBOUND) =>
  typedText((text ?? "").slice(0, 4 * most))
    .slice(0, most)
    .trim();

const valid = <T>(schema: z.ZodType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });

const ofLeads = (changes: unknown[]): MetaEvent[] =>
  valid(LeadChange, changes).map(({ value }) => ({
    kind: "lead",
    placeId: value.page_id,
    externalId: value.leadgen_id,
  }));

function ofMessaging(values: unknown[]): MetaEvent[] {
  return valid(Messaging, values)
    .filter(({ message }) => !message.is_deleted)
    .map(({ sender, recipient, timestamp, message }) => {
      const isEcho = message.is_echo === true;
      const [first] = message.attachments ?? [];
      return {
        kind: isEcho ? ("echo" as const) : ("message" as const),
        placeId: isEcho ? sender.id : recipient.id,
        personId: isEcho ? recipient.id : sender.id,
        externalId: message.mid,
        name: "",
        at: timestamp,
        content: first ? (KINDS[first.type] ?? "other") : "text",
        text: bounded(message.text),
        mark: message.metadata ?? null,
      };
    });
}

const textOf = ({ text, button, interactive, image, video, document }: z.infer<typeof NumberMessage>) =>
  text?.body ??
  button?.text ??
  interactive?.button_reply?.title ??
  interactive?.list_reply?.title ??
  image?.caption ??
  video?.caption ??
  document?.caption;

function ofNumbers(changes: unknown[]): MetaEvent[] {
  return valid(MessagesChange, changes).flatMap(({ value }): MetaEvent[] => {
    const placeId = value.metadata.phone_number_id;
    const names = new Map(
      valid(Contact, value.contacts).map((each) => [each.wa_id, each.profile?.name ?? ""]),
    );
    const messages = valid(NumberMessage, value.messages).filter(({ type }) => type !== "reaction");
    return [
      ...messages.map((message) => ({
        kind: "message" as const,
        placeId,
        personId: message.from,
        externalId: message.id,
        name: bounded(names.get(message.from), 200),
        at: Number(message.timestamp) * 1000,
        content: KINDS[message.type] ?? "other",
        text: bounded(textOf(message)),
        mark: null,
      })),
      ...valid(Status, value.statuses).map((each) => ({
        kind: "status" as const,
        placeId,
        externalId: each.id,
        status: each.status,
        mark: each.biz_opaque_callback_data ?? null,
        trouble: bounded(each.errors?.[0]?.title, 200) || null,
      })),
    ];
  });
}

const OBJECTS: Record<MetaPlatformName, string> = {
  whatsapp: "whatsapp_business_account",
  facebook: "page",
  instagram: "instagram",
};

/**
 * The events of one call in Meta's documented forms (leadgen, messages, statuses); null for what is none. What a call has
 * beside them, and what belongs to another platform or place than this connection's, is left out.
 */
export function readMeta(
  json: unknown,
  platform: MetaPlatformName,
  placeIds: ReadonlySet<string>,
): MetaEvent[] | null {
  const envelope = Envelope.safeParse(json);
  if (!envelope.success) return null;
  if (envelope.data.object !== OBJECTS[platform]) return [];
  const events = valid(Entry, envelope.data.entry).flatMap(({ changes, messaging }) =>
    platform === "whatsapp" ? ofNumbers(changes) : [...ofLeads(changes), ...ofMessaging(messaging)],
  );
  return events.filter(({ placeId }) => placeIds.has(placeId)).slice(0, MOST_EVENTS);
}

/** The same for the same event, whenever it comes again. */
export const keyOfEvent = (event: MetaEvent): string =>
  event.kind === "status"
    ? `status:${event.status}:${event.externalId}`
    : `${event.kind === "lead" ? "lead" : "message"}:${event.externalId}`;
