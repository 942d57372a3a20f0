import { wellFormed } from "../text";
import { escapeHtml } from "./html-entities";
import { walkHtml } from "./html-tokens";

const VOID = new Set(["br", "hr", "img"]);
const ALLOWED = new Set(
  (
    "p br div span a b strong i em u s small sub sup ul ol li h1 h2 h3 h4 h5 h6 blockquote hr pre code " +
    "table caption thead tbody tfoot tr td th img"
  ).split(" "),
);
/** Deeper elements are removed; their content is kept. */
const DEEPEST = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of an address before they read it
const UNREAD = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A link that an email may contain, or null: http, https or mailto, control characters removed. */
export function safeLink(address: string): string | null {
  const plain = address.replace(UNREAD, "").trim();
  return /^(https?:\/\/[^/\\]|mailto:[^/\\])/i.test(plain) ? wellFormed(plain) : null;
}

const isSmallNumber = (value: string) => /^\d{1,4}%?$/.test(value);
const isDirection = (value: string) => /^(ltr|rtl|auto)$/i.test(value);
const isLanguage = (value: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(value);

/** Allowed attributes per element, with the test for each value. */
const ATTRIBUTES: Record<string, Record<string, (value: string) => boolean>> = {
  a: { title: () => true },
  img: { alt: () => true, width: isSmallNumber, height: isSmallNumber },
  ol: { start: isSmallNumber },
  td: { colspan: isSmallNumber, rowspan: isSmallNumber },
  th: { colspan: isSmallNumber, rowspan: isSmallNumber },
};
const EVERYWHERE = { dir: isDirection, lang: isLanguage };

function attributesOf(name: string, given: Map<string, string>): string {
  if (given.size === 0) return "";
  const kept: string[] = [];
  for (const [attribute, isFine] of Object.entries({ ...EVERYWHERE, ...ATTRIBUTES[name] })) {
    const value = given.get(attribute);
    if (value !== undefined && isFine(value)) kept.push(` ${attribute}="${attributeText(value)}"`);
  }
  return kept.join("");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a page
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const attributeText = (value: string) => escapeHtml(wellFormed(value.replace(CONTROLS, "")));

/** Escapes text for HTML: characters that could start a tag or an entity become entities. */
const safeText = (source: string) =>
  wellFormed(source)
    .replace(CONTROLS, "")
    .replace(/[<>]|&(?!#\d{1,7};|#x[0-9a-f]{1,6};|[a-z][a-z0-9]{1,31};)/gi, escapeHtml);

const HIDDEN = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i;

/**
 * Untrusted HTML made safe for our pages and emails: rebuilt from an allow-list of elements and attributes, every element closed, links only to http, https and mailto. Linear and idempotent. Images are removed unless requested: a remote image reveals who reads, and when.
 */
export function sanitizeHtml(html: string, options: { pictures?: boolean } = {}): string {
  const out: string[] = [];
  const open: string[] = [];
  const close = (name: string) => {
    const index = open.lastIndexOf(name);
    if (index < 0) return;
    for (const text of open.splice(index).reverse()) out.push(`</${text}>`);
  };
  walkHtml(html, {
    text: (source) => out.push(safeText(source)),
    open(name, attributes) {
      if (name === "img") out.push(picture(attributes, options.pictures ?? false));
      else if (VOID.has(name)) out.push(`<${name}>`);
      else if (ALLOWED.has(name) && open.length < DEEPEST && !HIDDEN.test(attributes.get("style") ?? "")) {
        if (name === "a") close("a");
        if (name === "p" && open.at(-1) === "p") close("p");
        out.push(`<${name}${name === "a" ? linkOf(attributes) : ""}${attributesOf(name, attributes)}>`);
        open.push(name);
      }
    },
    close,
  });
  for (const name of open.reverse()) out.push(`</${name}>`);
  return out.join("");
}

function linkOf(attributes: Map<string, string>): string {
  const link = safeLink(attributes.get("href") ?? "");
  return link === null ? "" : ` href="${attributeText(link)}" rel="noopener noreferrer nofollow"`;
}

function picture(attributes: Map<string, string>, isShown: boolean): string {
  const link = safeLink(attributes.get("src") ?? "");
  const alt = attributes.get("alt") ?? "";
  if (!isShown || !link?.startsWith("http")) return attributeText(alt);
  const rest = new Map(attributes).set("alt", alt);
  return `<img src="${attributeText(link)}"${attributesOf("img", rest)}>`;
}
