import { ownValue } from "~/core/own-value";
import type { MessageKind } from "../conversations/policy";
import { questionOf } from "../lead-answers";
import { type Fields, fieldsOf, idOf, isFields, listOf, parsedJson, textOf } from "./lenient";
import { type AdReferral, type Answer, bounded, KINDS } from "./meta-event";

const MAX_ANSWERS = 50;
const MAX_FORM_LENGTH = 100_000;
const MAX_QUESTION_LENGTH = 200;
const MAX_ANSWER_LENGTH = 1_000;
/** Maximum nesting of answers. */
const MAX_DEPTH = 3;
/** Fields of the flow itself, not the person's answers. */
const NO_ANSWERS = new Set(["flow_token", "wa_flow_response_params", "saved_address_id"]);

const OF_CHOICES = new Set(["id", "name", "description", "metadata", "value"]);

/** Meta's flow builder names a field "screen_0_Company_name_1", and a choice "0_Solar_panel". */
const flowName = (key: string) => questionOf(key.replace(/^screen_\d+_(.+?)(?:_\d+)?$/i, "$1"));
const flowValue = (key: string, value: string) =>
  /^screen_\d+_/i.test(key) && /^\d+_\D/.test(value) ? questionOf(value.replace(/^\d+_/, "")) : value;

function answerOf(key: string, value: unknown, depth = 0): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value
      .slice(0, depth < MAX_DEPTH ? MAX_ANSWERS : 0)
      .map((each) => answerOf(key, each, depth + 1))
      .filter(Boolean)
      .join(", ");
  const text = isFields(value) ? (textOf(value.title) ?? textOf(value.name)) : textOf(value);
  const short = (text ?? "").slice(0, MAX_ANSWER_LENGTH);
  return isFields(value) ? short : flowValue(key, short);
}

/** A chosen item, named by its title; other objects hold answers of their own, such as the parts of an address. */
const isChoice = (value: Fields) =>
  value.title !== undefined ||
  (value.name !== undefined && Object.keys(value).every((key) => OF_CHOICES.has(key)));

function* answersOf(fields: Fields, depth = 0): Generator<Answer> {
  for (const [whole, value] of Object.entries(fields)) {
    const key = whole.slice(0, MAX_QUESTION_LENGTH);
    if (NO_ANSWERS.has(key)) continue;
    if (isFields(value) && !isChoice(value)) {
      if (depth < MAX_DEPTH) yield* answersOf(value, depth + 1);
      continue;
    }
    const text = bounded(answerOf(key, value), MAX_ANSWER_LENGTH);
    if (text !== "") yield { name: bounded(flowName(key), MAX_QUESTION_LENGTH), value: text };
  }
}

function firstAnswers(fields: Fields): Answer[] {
  const found: Answer[] = [];
  for (const answer of answersOf(fields)) {
    found.push(answer);
    if (found.length === MAX_ANSWERS) break;
  }
  return found;
}

/** Answers of a form within the chat: `response_json` is JSON as text. One over the length limit is kept only as text. */
function flowAnswers(message: Fields): Answer[] {
  const { response_json } = fieldsOf(fieldsOf(message.interactive).nfm_reply);
  const isLong = typeof response_json === "string" && response_json.length > MAX_FORM_LENGTH;
  const parsed = isLong ? null : parsedJson(response_json);
  return isFields(parsed) ? firstAnswers(parsed) : [];
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
  // Without an answer, the form has only fields of its own.
  const raw = isFields(parsedJson(form.response_json)) ? undefined : textOf(form.response_json);
  const permission = textOf(fieldsOf(call_permission_reply).response);
  return textOf(choice) ?? raw ?? textOf(form.body) ?? (permission && `Call permission: ${permission}`);
}

function locationText({ name, address, latitude, longitude }: Fields): string | undefined {
  const point = joined([textOf(latitude), textOf(longitude)]);
  return joined([textOf(name), textOf(address), point], "\n") || undefined;
}

/** The text of a WhatsApp message of any kind. Its content block decides, even if `type` states otherwise. */
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
  return { content: ownValue(KINDS, type) ?? ownValue(KINDS, known ?? "") ?? "other", text, answers };
}

/** From WhatsApp (`headline`, `source_id`), Messenger and Instagram (`ad_id`, `ads_context_data`); null if there is none. */
export function readReferral(value: unknown): AdReferral | null {
  if (!isFields(value)) return null;
  const context = fieldsOf(value.ads_context_data);
  const isAd = textOf(value.source_type) !== "post";
  const id = idOf(value.ad_id) ?? (isAd ? idOf(value.source_id) : undefined) ?? null;
  const said = textOf(value.headline) ?? textOf(context.ad_title) ?? textOf(value.body)?.slice(0, 80) ?? null;
  const headline = said?.slice(0, MAX_QUESTION_LENGTH) ?? null;
  const ref = textOf(value.ref)?.slice(0, MAX_QUESTION_LENGTH) ?? null;
  return id === null && headline === null && ref === null ? null : { id, headline, ref };
}
