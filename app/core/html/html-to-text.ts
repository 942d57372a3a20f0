import { decodeEntities } from "./html-entities";
import { walkHtml } from "./html-tokens";
import { safeLink } from "./sanitize-html";
import { TextLines } from "./text-lines";

/** Block elements and the line breaks around them. */
const BLOCKS: Record<string, number> = {
  ...Object.fromEntries("p h1 h2 h3 h4 h5 h6 blockquote pre ul ol table".split(" ").map((name) => [name, 2])),
  ...Object.fromEntries("div li tr caption hr".split(" ").map((name) => [name, 1])),
};

/** An address without its scheme: a link whose text is its own address is written only once. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, "")
    .replace(/\/$/, "");

type Asked = (name: string, attributes: ReadonlyMap<string, string>) => boolean;

export interface TextOptions {
  /** Whether a rule is drawn above an element. */
  hasRuleAbove?: Asked;
  /** Whether a "blockquote" is used for indentation, not for a quote. */
  isIndent?: Asked;
}

const DRAWN_RULE = "_".repeat(32);

/** The plain-text part of an email: the text of its HTML, with link addresses, list markers and ">" quotes. Linear. */
export function htmlToText(html: string, { hasRuleAbove, isIndent }: TextOptions = {}): string {
  const lines = new TextLines();
  const quotes: boolean[] = [];
  const lists: (number | null)[] = [];
  const links: { address: string; label: string[] }[] = [];
  let inPre = 0;
  walkHtml(html, {
    text(source) {
      const text = decodeEntities(source);
      const link = links.at(-1);
      if (link) link.label.push(text);
      if (inPre > 0) lines.addLines(text);
      else lines.add(text);
    },
    open(name, attributes) {
      if (hasRuleAbove?.(name, attributes)) {
        lines.break(2);
        lines.add(DRAWN_RULE);
        lines.break(1);
      }
      if (Object.hasOwn(BLOCKS, name)) lines.break(lists.length > 0 ? 1 : (BLOCKS[name] ?? 1));
      if (name === "br") lines.newLine();
      if (name === "hr") {
        lines.add("----------");
        lines.break(1);
      }
      if (name === "img") lines.add(attributes.get("alt") ?? "");
      if (name === "td" || name === "th") lines.add(" ");
      if (name === "blockquote") {
        const isQuote = !isIndent?.(name, attributes);
        quotes.push(isQuote);
        if (isQuote) lines.quote(1);
      }
      if (name === "pre") inPre += 1;
      if (name === "ul") lists.push(null);
      if (name === "ol") lists.push(Number(attributes.get("start") ?? 1) || 1);
      if (name === "li") {
        const count = lists.at(-1) ?? null;
        lines.mark(
          `${"  ".repeat(Math.min(5, Math.max(0, lists.length - 1)))}${count === null ? "-" : `${count}.`} `,
        );
        if (count !== null) lists[lists.length - 1] = count + 1;
      }
      if (name === "a") links.push({ address: safeLink(attributes.get("href") ?? "") ?? "", label: [] });
    },
    close(name) {
      if (name === "a") {
        const { address, label } = links.pop() ?? { address: "", label: [] };
        if (address && bare(label.join("")) !== bare(address))
          lines.add(` (${address.replace(/^mailto:/i, "")})`);
      }
      if (name === "ul" || name === "ol") lists.pop();
      if (name === "pre") inPre = Math.max(0, inPre - 1);
      if (Object.hasOwn(BLOCKS, name)) lines.break(lists.length > 0 ? 1 : (BLOCKS[name] ?? 1));
      if (name === "blockquote" && quotes.pop()) lines.quote(-1);
    },
  });
  return lines.toString();
}
