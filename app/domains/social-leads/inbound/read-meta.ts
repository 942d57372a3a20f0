import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import { idOf, isFields, listsOfCall, type Take } from "./lenient";
import type { MetaEvent } from "./meta-event";
import { Envelope, MAX_EVENTS } from "./meta-forms";
import { ofNumbers } from "./read-numbers";
import { ofLeads, ofMessaging } from "./read-pages";
import { MAX_UNREADABLE, unreadable } from "./unreadable";

const OBJECTS: Record<MetaPlatformName, string> = {
  whatsapp: "whatsapp_business_account",
  facebook: "page",
  instagram: "instagram",
};

function ofEntry(entry: unknown, platform: MetaPlatformName, take: Take): MetaEvent[] {
  if (!isFields(entry)) return [unreadable(entry, "an invalid entry")];
  const { id, changes, messaging, standby } = entry;
  // WhatsApp's entry ID is the account's, not that of one of its numbers.
  const placeId = platform === "whatsapp" ? "" : idOf(id);
  const all = [changes, messaging, standby];
  if (all.every((list) => list === undefined))
    return [unreadable(entry, "an entry without an event", placeId)];
  const bad = all.filter(
    (list) => list !== undefined && list !== null && !Array.isArray(list) && !isFields(list),
  );
  const lost = bad.length > 0 ? [unreadable(entry, "an entry that can’t be read", placeId)] : [];
  const items = take(changes);
  return [
    ...lost,
    ...(platform === "whatsapp" ? ofNumbers(items, take) : ofLeads(items, idOf(id))),
    ...ofMessaging([...take(messaging), ...take(standby)], idOf(id)),
  ];
}

/**
 * Reads the events of one call in Meta's documented formats (leadgen, messages, statuses, preferences); null for any
 * other call. A missing or mistyped field loses no event. Unreadable content becomes an event too, as JSON. Events of
 * another platform or place than this connection's are left out.
 */
export function readMeta(
  json: unknown,
  platform: MetaPlatformName,
  placeIds: ReadonlySet<string>,
): MetaEvent[] | null {
  const envelope = Envelope.safeParse(json);
  if (!envelope.success) return null;
  const { object, entry } = envelope.data;
  if (object !== OBJECTS[platform]) return [];
  const take = listsOfCall();
  const entries = take(entry);
  const events =
    entries.length > 0 || Array.isArray(entry)
      ? entries.flatMap((each) => ofEntry(each, platform, take))
      : [unreadable(json, "a call without entries")];
  const isLost = ({ kind }: MetaEvent) => kind === "unreadable";
  // The place may be the very part that can't be read.
  const own = events.filter(
    (event) => placeIds.has(event.placeId) || (isLost(event) && event.placeId === ""),
  );
  return [
    ...own.filter((event) => !isLost(event)).slice(0, MAX_EVENTS),
    ...own.filter(isLost).slice(0, MAX_UNREADABLE),
  ];
}

/** Returns the same key whenever the same event is repeated. */
export function keyOfEvent(event: MetaEvent): string {
  if (event.kind === "status") return `status:${event.status}:${event.externalId}`;
  return `${event.kind === "echo" ? "message" : event.kind}:${event.externalId}`;
}
