import type { MessageKind } from "../conversations/policy";
import { questionOf } from "../lead-answers";
import { type Fields, fieldsOf, isFields, listOf, parsedJson, textOf } from "./lenient";
import { type AdReferral, type Answer, KINDS } from "./meta-event";

const MAX_ANSWERS = 50;
/** Of a flow itself, not of the person. */
const NO_ANSWERS = new Set(["flow_token", "wa_flow_response_params", "saved_address_id"]);

/** Meta's flow builder calls a field "screen_0_Company_name_1", and a choice "0_Solar_panel". */
const flowName = (key: string) => questionOf(key.replace(/^screen_\d+_(.+?)(?:_\d+)?$/i, "$1"));
const flowValue = (key: string, value: string) =>
  /^screen_\d+_/i.test(key) && /^\d+_\D/.test(value) ? questionOf(value.replace(/^\d+_/, "")) : value;

function answerOf(key: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value
      .map((each) => answerOf(key, each))
      .filter(Boolean)
      .join(", ");
  if (isFields(value)) return textOf(value.title) ?? textOf(value.name) ?? "";
  return flowValue(key, textOf(value) ?? "");
}

function answersOf(fields: Fields): Answer[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (NO_ANSWERS.has(key)) return [];
    if (isFields(value) && value.title === undefined && value.name === undefined) return answersOf(value);
    const text = answerOf(key, value);
    return text === "" ? [] : [{ name: flowName(key), value: text }];
  });
}

/** Answers of a form within the chat: `response_json` is JSON as a text. */
function flowAnswers(message: Fields): Answer[] {
  const { response_json } = fieldsOf(fieldsOf(message.interactive).nfm_reply);
  const parsed = parsedJson(response_json);
  return isFields(parsed) ? answersOf(parsed).slice(0, MAX_ANSWERS) : [];
}

const joined = (parts: (string | undefined)[], by = ", ") => parts.filter(Boolean).join(by);

function contactLine(value: unknown): string {
  const { name, phones, emails, org } = fieldsOf(value);
  const { formatted_name, first_name, last_name } = fieldsOf(name);
  return joined([
    textOf(formatted_name) ?? joined([textOf(first_name), textOf(last_name)], " "),
    textOf(fieldsOf(org).company),
    ...listOf(phones).map((phone) => textOf(fieldsOf(phone).phone) ?? textOf(fieldsOf(phone).wa_id)),
    ...listOf(emails).map((email) => textOf(fieldsOf(email).email)),
  ]);
}

function itemLine(value: unknown): string {
  const { product_retailer_id, quantity, item_price, currency } = fieldsOf(value);
  const price = joined([textOf(item_price), textOf(currency)], " ");
  return joined([`${textOf(quantity) ?? "1"} × ${textOf(product_retailer_id) ?? "product"}`, price], " at ");
}

function interactiveText(interactive: Fields, answers: readonly Answer[]): string | undefined {
  const { button_reply, list_reply, nfm_reply, call_permission_reply } = interactive;
  if (answers.length > 0) return answers.map(({ name, value }) => `${name}: ${value}`).join("\n");
  const choice =
    fieldsOf(button_reply).title ??
    fieldsOf(list_reply).title ??
    fieldsOf(button_reply).id ??
    fieldsOf(list_reply).id;
  const form = fieldsOf(nfm_reply);
  const permission = textOf(fieldsOf(call_permission_reply).response);
  return (
    textOf(choice) ??
    textOf(form.response_json) ??
    textOf(form.body) ??
    (permission && `Call permission: ${permission}`)
  );
}

function locationText({ name, address, latitude, longitude }: Fields): string | undefined {
  const point = joined([textOf(latitude), textOf(longitude)]);
  return joined([textOf(name), textOf(address), point], "\n") || undefined;
}

/** What a message of WhatsApp says in words, whatever its kind: its own block counts, also where `type` says something else. */
export function readContent(message: Fields): {
  content: MessageKind;
  text: string | undefined;
  answers: Answer[];
} {
  const answers = flowAnswers(message);
  const of = (name: string) => fieldsOf(message[name]);
  const caption = ["image", "video", "document"].map((name) => textOf(of(name).caption)).find(Boolean);
  const order = of("order");
  const text =
    textOf(of("text").body) ??
    textOf(message.text) ??
    textOf(of("button").text) ??
    textOf(of("button").payload) ??
    interactiveText(of("interactive"), answers) ??
    caption ??
    textOf(of("document").filename) ??
    (isFields(message.location) ? locationText(message.location) : undefined) ??
    (message.contacts ? listOf(message.contacts).map(contactLine).filter(Boolean).join("\n") : undefined) ??
    (message.order
      ? joined([textOf(order.text), ...listOf(order.product_items).map(itemLine)], "\n")
      : undefined) ??
    textOf(of("system").body);
  const type = textOf(message.type) ?? "";
  const known = Object.keys(KINDS).find((name) => isFields(message[name]) || Array.isArray(message[name]));
  return { content: KINDS[type] ?? KINDS[known ?? ""] ?? "other", text, answers };
}

/** Of WhatsApp (`headline`, `source_id`), Messenger and Instagram (`ad_id`, `ads_context_data`); null without any. */
export function readReferral(value: unknown): AdReferral | null {
  if (!isFields(value)) return null;
  const context = fieldsOf(value.ads_context_data);
  const isAd = textOf(value.source_type) !== "post";
  const id = textOf(value.ad_id) ?? (isAd ? textOf(value.source_id) : undefined) ?? null;
  const headline =
    textOf(value.headline) ?? textOf(context.ad_title) ?? textOf(value.body)?.slice(0, 80) ?? null;
  const ref = textOf(value.ref) ?? null;
  return id === null && headline === null && ref === null ? null : { id, headline, ref };
}
