import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import { bounded, KINDS, type MetaEvent, valid } from "./meta-event";
import { Entry, Envelope, LeadChange, MAX_EVENTS, Messaging } from "./meta-forms";
import { ofNumbers } from "./read-numbers";

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
  return events.filter(({ placeId }) => placeIds.has(placeId)).slice(0, MAX_EVENTS);
}

/** The same for the same event, whenever it comes again. */
export const keyOfEvent = (event: MetaEvent): string =>
  event.kind === "status"
    ? `status:${event.status}:${event.externalId}`
    : `${event.kind === "lead" ? "lead" : "message"}:${event.externalId}`;
