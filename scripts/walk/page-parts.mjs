// Splits a page rendered by React into its skeleton (tags, names, addresses, fields) and its visible text, both masked.
import { maskAddress, maskText } from "./masking.mjs";

const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);
/** Elements that are drawn or run, not read. */
const CLOSED = new Set(["script", "style", "svg"]);
const ADDRESSES = new Set(["href", "action", "src", "formaction"]);
const KEPT = new Set([
  "name",
  "type",
  "method",
  "role",
  "value",
  "checked",
  "selected",
  "required",
  "disabled",
]);
const BLOCKS =
  /^(address|article|aside|button|caption|dd|details|dialog|div|dl|dt|fieldset|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|ul)$/;
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#x27": "'", "#39": "'" };

const decoded = (text) => text.replace(/&(#?\w+);/g, (all, name) => ENTITIES[name] ?? all);

function attributesOf(tag, text) {
  const kept = [];
  for (const [, name, value = ""] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (ADDRESSES.has(key)) {
      if (tag !== "link" && tag !== "script") kept.push(`${key}=${maskAddress(decoded(value))}`);
    } else if (KEPT.has(key)) {
      const isId = key === "value" && /^\d+$/.test(value);
      kept.push(`${key}=${isId ? "<number>" : maskAddress(decoded(value))}`);
    }
  }
  return kept.length ? ` ${kept.join(" ")}` : "";
}

/** Returns `{ skeleton, text }`, each as lines. */
export function partsOf(html) {
  const skeleton = [];
  const lines = [""];
  let depth = 0;
  let hidden = null;
  let at = 0;
  const say = (text) => {
    if (!hidden) lines.push(lines.pop() + decoded(text));
  };
  for (const match of html.matchAll(TAG)) {
    say(html.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, written, attributes] = match;
    if (!written) continue;
    const tag = written.toLowerCase();
    if (hidden) {
      if (slash && tag === hidden) hidden = null;
      continue;
    }
    if (BLOCKS.test(tag) || tag === "br") lines.push("");
    if (slash) {
      depth -= 1;
      continue;
    }
    const isClosed = VOID.has(tag) || attributes.endsWith("/");
    if (tag !== "link" && tag !== "script" && tag !== "meta")
      skeleton.push(`${" ".repeat(Math.max(0, depth))}${tag}${attributesOf(tag, attributes)}`);
    if (CLOSED.has(tag) && !isClosed) hidden = tag;
    else if (!isClosed) depth += 1;
  }
  say(html.slice(at));
  const text = lines.map((line) => maskText(line.replace(/\s+/g, " ").trim())).filter(Boolean);
  return { skeleton, text };
}
