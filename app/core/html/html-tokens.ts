import { decodeEntities } from "./html-entities";

/** Receives the parts of a document in order. */
interface HtmlVisitor {
  /** As in the source: entities are not decoded. */
  text(source: string): void;
  /** Names are lowercase; attribute values are decoded. */
  open(name: string, attributes: Map<string, string>): void;
  close(name: string): void;
}

/** Elements without page text, or that no email needs; removed with their content. */
const DROPPED = new Set(
  (
    "script style title textarea select xmp iframe noembed noframes noscript plaintext template " +
    "svg math object applet audio video canvas map"
  ).split(" "),
);

const NAME = /[a-z][^\s/>]*/iy;
const SPACE = /[\s/]*/y;
const ATTRIBUTE_NAME = /=?[^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const BARE_VALUE = /[^\s>]*/y;

const MAX_ATTRIBUTE_LENGTH = 4_000;

function take(pattern: RegExp, html: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(html)?.[0] ?? "";
}

/** Reads the attribute value at `index`; `end` is the position after it. */
function readValue(html: string, index: number): { value: string; end: number } {
  const quote = html[index];
  if (quote !== '"' && quote !== "'") {
    const value = take(BARE_VALUE, html, index);
    return { value, end: index + value.length };
  }
  const close = html.indexOf(quote, index + 1);
  const end = close < 0 ? html.length : close;
  return { value: html.slice(index + 1, end), end: end + 1 };
}

/** Reads the attributes of a tag; `end` is the position after its `>`. */
function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let index = start;
  while (index < html.length) {
    index += take(SPACE, html, index).length;
    if (html[index] === ">") return { attributes, end: index + 1 };
    const name = take(ATTRIBUTE_NAME, html, index);
    index += name.length;
    const equals = take(EQUALS, html, index);
    if (!equals) {
      // Neither a name nor a space: skip it, so that the loop advances.
      if (!name) index += 1;
      continue;
    }
    const { value, end } = readValue(html, index + equals.length);
    index = end;
    if (value.length <= MAX_ATTRIBUTE_LENGTH && name.length < 30 && !attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), decodeEntities(value));
  }
  return { attributes, end: html.length };
}

/** Returns the position after the end tag of a dropped element, or the end of the document. */
function endOfDropped(html: string, name: string, index: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  closing.lastIndex = index;
  const found = closing.exec(html);
  const end = found ? html.indexOf(">", found.index) : -1;
  return end < 0 ? html.length : end + 1;
}

/** Returns the position after the comment, doctype or processing instruction that starts at `index`. */
function endOfComment(html: string, index: number): number {
  if (!html.startsWith("<!--", index)) {
    const end = html.indexOf(">", index);
    return end < 0 ? html.length : end + 1;
  }
  const end = html.indexOf("-->", index + 2);
  return end < 0 ? html.length : end + 3;
}

/** Reads the element whose `<` is at `index`, and returns the position after it. */
function readElement(html: string, index: number, visitor: HtmlVisitor): number {
  const name = take(NAME, html, index + 1).toLowerCase();
  const { attributes, end } = readAttributes(html, index + 1 + name.length);
  if (!DROPPED.has(name)) {
    visitor.open(name, attributes);
    return end;
  }
  const isClosed = html[end - 2] === "/" && (name === "svg" || name === "math");
  return isClosed ? end : endOfDropped(html, name, end);
}

/**
 * Walks through any HTML once, in linear time. The visitor decides what to keep: show the result only if it was rebuilt from an allow-list.
 */
export function walkHtml(html: string, visitor: HtmlVisitor): void {
  let index = 0;
  let textFrom = 0;
  const tellText = (until: number) => {
    if (until > textFrom) visitor.text(html.slice(textFrom, until));
  };
  while (index < html.length) {
    const open = html.indexOf("<", index);
    if (open < 0) break;
    const next = html[open + 1] ?? "";
    const isClosing = next === "/" && /[a-z]/i.test(html[open + 2] ?? "");
    if (!isClosing && !/[a-z!?/]/i.test(next)) {
      index = open + 1;
      continue;
    }
    tellText(open);
    if (isClosing) {
      const name = take(NAME, html, open + 2).toLowerCase();
      index = readAttributes(html, open + 2 + name.length).end;
      visitor.close(name);
    } else if (/[a-z]/i.test(next)) index = readElement(html, open, visitor);
    else index = endOfComment(html, open);
    textFrom = index;
  }
  tellText(html.length);
}
