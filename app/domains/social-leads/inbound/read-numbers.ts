import { smallest } from "~/core/lists/unbounded";
import { ownValue } from "~/core/own-value";
import type { MessageKind } from "../conversations/policy";
import {
  type Fields,
  fieldsOf,
  idOf,
  isFields,
  listOf,
  preferenceKey,
  type Take,
  textOf,
  timeOf,
} from "./lenient";
import { bounded, type MetaEvent } from "./meta-event";
import { OTHER_FIELDS } from "./meta-forms";
import { readContent, readReferral } from "./read-content";
import { unreadable } from "./unreadable";

/** A phone number as WhatsApp writes it: digits with the country code. */
const phoneOf = (value: unknown): string | undefined => {
  const text = idOf(value)?.replace(/^\+|[\s()-]/g, "");
  return text !== undefined && /^\d{5,20}$/.test(text) ? text : undefined;
};

/** The person's ID for one business, such as KE.13491208655302741918: anything except a phone number. */
const userIdOf = (...values: unknown[]): string | undefined =>
  values.map((value) => (phoneOf(value) === undefined ? idOf(value) : undefined)).find(Boolean);

interface Person {
  personId: string;
  userId: string | null;
  name: string;
}

/** People in a change; the maps hold the index of the first person with each ID. */
interface Contacts {
  all: readonly Fields[];
  byPhone: ReadonlyMap<string, number>;
  byUser: ReadonlyMap<string, number>;
}

function contactsIn(list: readonly unknown[]): Contacts {
  const all = list.map(fieldsOf);
  const [byPhone, byUser] = [new Map<string, number>(), new Map<string, number>()];
  for (const [place, { wa_id, user_id }] of all.entries()) {
    const [phone, user] = [phoneOf(wa_id), userIdOf(user_id, wa_id)];
    if (phone !== undefined && !byPhone.has(phone)) byPhone.set(phone, place);
    if (user !== undefined && !byUser.has(user)) byUser.set(user, place);
  }
  return { all, byPhone, byUser };
}

/** Finds the person by phone number if known, else by their ID for this business. */
function personOf(from: unknown, fromUser: unknown, { all, byPhone, byUser }: Contacts): Person | null {
  const [phone, user] = [phoneOf(from), userIdOf(fromUser, from)];
  const places = [byPhone.get(phone ?? ""), byUser.get(user ?? "")].filter((place) => place !== undefined);
  const isNamed = phone !== undefined || user !== undefined;
  const only = all.length === 1 && !isNamed ? 0 : undefined;
  const contact = all[places.length > 0 ? smallest(places) : (only ?? -1)];
  const [number, userId] = [
    phone ?? phoneOf(contact?.wa_id),
    user ?? userIdOf(contact?.user_id, contact?.wa_id),
  ];
  const personId = number ?? userId;
  if (personId === undefined) return null;
  const profile = fieldsOf(contact?.profile);
  const username = textOf(profile.username) ?? textOf(contact?.username);
  const name = textOf(profile.name)?.trim() || (username && `@${username.replace(/^@/, "")}`);
  return { personId, userId: userId ?? null, name: bounded(name, 200) };
}

/** Reads a message that reports another as edited or deleted; null for any other. */
function changeOf(message: Fields, id: string, placeId: string, at: number | null): MetaEvent | null {
  const [edit, revoke] = [fieldsOf(message.edit), fieldsOf(message.revoke)];
  const edited = idOf(edit.original_message_id);
  if (edited !== undefined) {
    const { text } = readContent(isFields(edit.message) ? edit.message : message);
    return { kind: "edit", placeId, externalId: id, targetId: edited, text: bounded(text), at };
  }
  const revoked = idOf(revoke.original_message_id);
  return revoked === undefined ? null : { kind: "revoke", placeId, externalId: id, targetId: revoked };
}

/** Types whose content Meta doesn't send, or that have none. */
const WITHOUT_CONTENT = new Set([
  "",
  "unsupported",
  "unknown",
  "errors",
  "ephemeral",
  "request_welcome",
  "system",
]);

/** A type that Meta may have added since. The message counts, and its content is kept for the operator. */
const isUnknown = (type: string, content: MessageKind, text: string | undefined) =>
  text === undefined && (content === "other" || type === "interactive") && !WITHOUT_CONTENT.has(type);

function ofMessage(message: unknown, contacts: Contacts, placeId: string, isEcho = false): MetaEvent[] {
  const fields = fieldsOf(message);
  const type = textOf(fields.type) ?? "";
  if (type === "reaction") return [];
  const externalId = idOf(fields.id);
  const person = isEcho
    ? personOf(fields.to, fields.to_user_id, contacts)
    : personOf(fields.from, fields.from_user_id, contacts);
  if (externalId === undefined || person === null)
    return [
      unreadable(
        message,
        externalId === undefined ? "a message without an ID" : "a message without a sender",
        placeId,
      ),
    ];
  const at = timeOf(fields.timestamp);
  const change = changeOf(fields, externalId, placeId, at);
  if (change) return [change];
  if (type === "revoke") return [unreadable(message, "a deletion without its message", placeId)];
  const isEdit = type === "edit" && isFields(fieldsOf(fields.edit).message);
  const { content, text, answers } = readContent(isEdit ? fieldsOf(fieldsOf(fields.edit).message) : fields);
  return [
    {
      kind: isEcho ? "echo" : "message",
      placeId,
      ...person,
      externalId,
      at,
      content,
      text: bounded(text),
      mark: null,
      ...(answers.length > 0 ? { answers } : {}),
      ...(isFields(fields.referral) ? { referral: readReferral(fields.referral) } : {}),
    },
    ...(isUnknown(type, content, text)
      ? [unreadable(message, `a message of the type “${type.slice(0, 60)}”`, placeId)]
      : []),
  ];
}

const STATUSES = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  played: "read",
  failed: "failed",
} as const;

function ofStatus(value: unknown, placeId: string): MetaEvent[] {
  const { id, status, biz_opaque_callback_data, errors } = fieldsOf(value);
  const externalId = idOf(id);
  const known = ownValue<(typeof STATUSES)[keyof typeof STATUSES]>(STATUSES, textOf(status) ?? "");
  if (externalId === undefined || known === undefined)
    return [
      unreadable(
        value,
        externalId === undefined ? "a status without a message" : "an unknown status",
        placeId,
      ),
    ];
  const error = fieldsOf(listOf(errors)[0]);
  const trouble = bounded(textOf(error.title) ?? textOf(error.message), 200) || null;
  return [
    {
      kind: "status",
      placeId,
      externalId,
      status: known,
      mark: textOf(biz_opaque_callback_data)?.slice(0, 1_000) ?? null,
      trouble,
    },
  ];
}

/** "Stop" and "resume" of marketing messages, set by the person in WhatsApp. */
function ofPreference(value: unknown, contacts: Contacts, placeId: string): MetaEvent[] {
  const { wa_id, user_id, category, value: choice, detail, timestamp } = fieldsOf(value);
  if (category !== undefined && !/marketing/i.test(textOf(category) ?? "marketing")) return [];
  const said = `${textOf(choice) ?? ""} ${textOf(detail) ?? ""}`.toLowerCase();
  const person = personOf(wa_id, user_id, contacts);
  const isStop = /\bstop/.test(said);
  if (person === null || (!isStop && !/\bresume/.test(said)))
    return [unreadable(value, "a preference that can’t be read", placeId)];
  const at = timeOf(timestamp);
  const externalId = preferenceKey(person.personId, isStop, at);
  return [{ kind: "preference", placeId, ...person, externalId, at, isStop }];
}

/** The events of a WhatsApp business account; `metadata.phone_number_id` names the number they are for. */
export function ofNumbers(changes: readonly unknown[], take: Take): MetaEvent[] {
  return changes.flatMap((change): MetaEvent[] => {
    const { field, value } = fieldsOf(change);
    const told = fieldsOf(value);
    const name = textOf(field) ?? "";
    if (OTHER_FIELDS.has(name)) return [];
    const placeId = idOf(fieldsOf(told.metadata).phone_number_id);
    if (name !== "" && !["messages", "user_preferences", "smb_message_echoes"].includes(name))
      return [unreadable(change, `the field “${name.slice(0, 60)}”`, placeId)];
    if (placeId === undefined) return [unreadable(change, "a change without a number")];
    const contacts = contactsIn(take(told.contacts));
    const events = [
      ...take(told.messages).flatMap((message) => ofMessage(message, contacts, placeId)),
      ...take(told.message_echoes).flatMap((message) => ofMessage(message, contacts, placeId, true)),
      ...take(told.statuses).flatMap((status) => ofStatus(status, placeId)),
      ...take(told.user_preferences).flatMap((row) => ofPreference(row, contacts, placeId)),
    ];
    return events.length > 0 || isEmptyOnPurpose(told)
      ? events
      : [unreadable(change, "a change without an event", placeId)];
  });
}

/** Account errors, reactions, and empty lists: no event is expected. */
const isEmptyOnPurpose = (told: Fields) =>
  ["messages", "statuses", "user_preferences", "message_echoes", "errors"].some((name) =>
    Array.isArray(told[name]),
  );
