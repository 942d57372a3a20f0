import { ownValue } from "~/core/own-value";
import {
  type Fields,
  fieldsOf,
  idOf,
  isFields,
  isTrue,
  listOf,
  preferenceKey,
  textOf,
  timeOf,
} from "./lenient";
import { bounded, KINDS, type MetaEvent } from "./meta-event";
import { OTHER_FIELDS } from "./meta-forms";
import { readReferral } from "./read-content";
import { unreadable } from "./unreadable";

/** Page events of a conversation other than its messages. */
const OTHER_EVENTS = [
  "delivery",
  "read",
  "reaction",
  "account_linking",
  "pass_thread_control",
  "take_thread_control",
  "request_thread_control",
  "app_roles",
  "policy_enforcement",
  "policy-enforcement",
  "messaging_feedback",
  "game_play",
  "seen",
];

/** Lead ads: the page's `leadgen` changes. */
export const ofLeads = (changes: readonly unknown[], entryId: string | undefined): MetaEvent[] =>
  changes.flatMap((change): MetaEvent[] => {
    const { field, value } = fieldsOf(change);
    const name = textOf(field) ?? "";
    const told = fieldsOf(value);
    if (OTHER_FIELDS.has(name)) return [];
    // With Instagram Login, messages arrive as changes.
    if (isFields(told.sender)) return ofItem(told, entryId);
    const { leadgen_id, page_id } = told;
    const [externalId, placeId] = [idOf(leadgen_id), idOf(page_id) ?? entryId];
    if ((name === "leadgen" || name === "") && externalId !== undefined && placeId !== undefined)
      return [{ kind: "lead", placeId, externalId }];
    const reason = name === "leadgen" ? "a lead without an ID" : `the field “${name.slice(0, 60)}”`;
    return [unreadable(change, reason, placeId)];
  });

interface Known {
  placeId: string;
  personId: string;
  at: number | null;
  name: string;
}

/** Stop or resume of marketing messages ("notification_messages"). */
function ofOptIn(optin: Fields, known: Known): MetaEvent[] {
  const status = textOf(optin.notification_messages_status)?.toUpperCase() ?? "";
  if (!/^(STOP|RESUME)/.test(status)) return [];
  const isStop = status.startsWith("STOP");
  const externalId = preferenceKey(known.personId, isStop, known.at);
  return [{ kind: "preference", ...known, externalId, isStop }];
}

function ofPostback(postback: Fields, known: Known): MetaEvent[] {
  const text = bounded(textOf(postback.title) ?? textOf(postback.payload));
  const externalId =
    idOf(postback.mid) ?? `postback:${known.personId}:${known.at ?? ""}:${text.slice(0, 60)}`;
  return [
    {
      kind: "message",
      ...known,
      externalId,
      content: "text",
      text,
      mark: null,
      ...(isFields(postback.referral) ? { referral: readReferral(postback.referral) } : {}),
    },
  ];
}

function ofMessage(message: Fields, known: Known, item: unknown): MetaEvent[] {
  const externalId = idOf(message.mid);
  if (externalId === undefined) return [unreadable(item, "a message without an ID", known.placeId)];
  const isEcho = isTrue(message.is_echo);
  const at = known.at;
  if (isTrue(message.is_deleted))
    return [{ kind: "revoke", placeId: known.placeId, externalId, targetId: externalId }];
  const first = fieldsOf(listOf(message.attachments)[0]);
  const payload = fieldsOf(first.payload);
  const type = textOf(first.type);
  const text =
    textOf(message.text) ??
    textOf(fieldsOf(message.quick_reply).payload) ??
    textOf(first.title) ??
    textOf(payload.title) ??
    (isFields(message.order) ? `Order: ${textOf(fieldsOf(message.order).note) ?? ""}`.trim() : undefined);
  const isUnsupported = isTrue(message.is_unsupported) && text === undefined;
  const product = fieldsOf(fieldsOf(message.referral).product).id;
  return [
    {
      kind: isEcho ? "echo" : "message",
      ...known,
      externalId,
      at,
      content: type === undefined && !isUnsupported ? "text" : (ownValue(KINDS, type ?? "") ?? "other"),
      text: bounded(text ?? (product === undefined ? undefined : `Product ${textOf(product) ?? ""}`)),
      mark: textOf(message.metadata)?.slice(0, 1_000) ?? null,
      ...(isFields(message.referral) ? { referral: readReferral(message.referral) } : {}),
    },
  ];
}

function ofItem(item: unknown, entryId: string | undefined): MetaEvent[] {
  const told = fieldsOf(item);
  const [sender, recipient] = [idOf(fieldsOf(told.sender).id), idOf(fieldsOf(told.recipient).id) ?? entryId];
  if (OTHER_EVENTS.some((name) => told[name] !== undefined)) return [];
  const message = fieldsOf(told.message);
  const isEcho = isTrue(message.is_echo);
  const [placeId, personId] = isEcho
    ? [sender ?? entryId, idOf(fieldsOf(told.recipient).id)]
    : [recipient, sender];
  if (placeId === undefined || personId === undefined)
    return [unreadable(item, "a message without a sender", placeId)];
  const known = { placeId, personId, at: timeOf(told.timestamp), name: "" };
  if (isFields(told.message)) return ofMessage(message, known, item);
  if (isFields(told.postback)) return ofPostback(told.postback, known);
  if (isFields(told.optin)) return ofOptIn(told.optin, known);
  if (isFields(told.message_edit)) {
    const { mid, text, num_edit } = told.message_edit;
    const targetId = idOf(mid);
    if (targetId === undefined) return [unreadable(item, "an edit without a message", placeId)];
    const externalId = `${targetId}:${textOf(num_edit) ?? known.at ?? ""}`;
    return [{ kind: "edit", placeId, externalId, targetId, text: bounded(textOf(text)), at: known.at }];
  }
  if (isFields(told.referral)) {
    const externalId = `referral:${personId}:${known.at ?? ""}`;
    const referral = readReferral(told.referral);
    return [{ kind: "message", ...known, externalId, content: "referral", text: "", mark: null, referral }];
  }
  return [unreadable(item, "an event of a conversation", placeId)];
}

/** Messenger and Instagram events; those of a conversation handled by another app arrive as `standby`. */
export const ofMessaging = (items: readonly unknown[], entryId: string | undefined): MetaEvent[] =>
  items.flatMap((item) => ofItem(item, entryId));
