// Masks what differs between two walks of the same product: ids, times, dates, tokens, generated addresses.
const MONTHS =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const DAYS = "(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?";

const TEXT = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<uuid>"],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b\d{4}-\d\d(?:-\d\d)?\b/g, "<date>"],
  [/\bD:\d{14}\b/g, "<time>"],
  [new RegExp(`\\b(?:${DAYS},? )?\\d{1,2} ${MONTHS}(?: \\d{4})?\\b`, "g"), "<date>"],
  [new RegExp(`\\b${MONTHS} \\d{4}\\b`, "g"), "<month>"],
  [new RegExp(`\\b${DAYS}\\b`, "g"), "<day>"],
  [/\b\d{1,2}:\d\d(?::\d\d)?\b/g, "<time>"],
  [/\b(?:an?|\d+) (second|minute|hour|day|week|month)s?( ago)?\b/g, "<span>$2"],
  [/\b(?:today|yesterday|tomorrow)\b/gi, "<day>"],
  [/\b\d+(?:\.\d+)? kB\b/g, "<size>"],
  [/\b[0-9a-f]{24,}\b/g, "<token>"],
  // The stamp of a public form: a time and two tokens.
  [/\b[\da-z]{6,7}(?:\.[\w-]{16}){2}(?![\w-])/g, "<stamp>"],
  // Certificate numbers.
  [/\b(?=[a-z]*\d)[\da-hjkmnp-tv-z]{20}\b/g, "<token>"],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}(?![\w-])/g, "<token>"],
];

const ADDRESS = [
  // Short links and public forms.
  [/(?<=^\/r\/)\w+/g, "<token>"],
  [/(?<=^\/f\/[\w-]+-)\w{6}(?![\w-])/g, "<token>"],
  [/(?<=[?&]via=)\w+/g, "<token>"],
  [/(?<=\/)\d+(?=[/?#.]|$)/g, "<id>"],
  [/(?<=[?&](?:\w*(?:Id|id|cursor|other|before|after|ids|owner|tag|campaign|search)=))\d[\d,.-]*/g, "<id>"],
];

const replaced = (text, rules) => rules.reduce((all, [what, by]) => all.replace(what, by), text);

export const maskText = (text) => replaced(text, TEXT);

/** Decodes an address within an address. */
const decoded = (address) => address.replace(/%(?:2F|3F|3D|26)/gi, (code) => decodeURIComponent(code));

/** Masks an address in a link, a redirect or a form. */
export const maskAddress = (address) => maskText(replaced(decoded(address), ADDRESS));

const isId = (key) => /(?:^id|Id|_id|Ids|^ids|cursor)$/.test(key);
const isTime = (key) => /(?:^at|At|Until|On|Since|[dD]ate|Day|Seconds|Ms|timestamp)$/.test(key);

/** A quiz shuffles its questions and their choices. */
const isShuffled = (key, value) => key === "answers" && value.every(Number.isInteger);

/** Masks a JSON value: ids and times by their keys, texts by their format. */
export function maskJson(value, key = "") {
  if (Array.isArray(value) && value.length > 0 && isShuffled(key, value)) return "<answers>";
  if (Array.isArray(value)) return value.map((element) => maskJson(element, key));
  if (value && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        /^\d+$/.test(name) ? "<id>" : maskText(name),
        maskJson(each, name),
      ]),
    );
  if (typeof value === "number") return isId(key) ? "<id>" : isTime(key) ? "<time>" : value;
  if (typeof value !== "string") return value;
  if (isId(key) && /^\d+$/.test(value)) return "<id>";
  return /^(?:https?:\/)?\//.test(value) ? maskAddress(value) : maskText(value);
}
