import { decodeEntities } from "./html-entities";
import { walkHtml } from "./html-tokens";
import { safeLink } from "./sanitize-html";

/** Elements that begin and end a line, with the empty lines around them. */
const BLOCKS: Record<string, number> = {
  ...Object.fromEntries("p h1 h2 h3 h4 h5 h6 blockquote pre ul ol table".split(" ").map((name) => [name, 2])),
  ...Object.fromEntries("div li tr caption hr".split(" ").map((name) => [name, 1])),
};

/** Lines that grow to a text; spaces and breaks are written when something follows them. */
class Lines {
  private readonly out: string[] = [];
  private breaks = 0;
  private space = false;
  private depth = 0;
  private lastDepth = 0;

  break(count: number) {
    this.breaks = Math.max(this.breaks, count);
    this.space = false;
  }

  /** One more line break than there is. */
  newLine() {
    this.breaks = Math.min(this.breaks + 1, 2);
    this.space = false;
  }

  quote(by: 1 | -1) {
    this.depth = Math.max(0, this.depth + by);
  }

  add(text: string) {
    const words = text.replace(/\s+/g, " ");
    const isBlank = words === " " || words === "";
    if (isBlank) {
      this.space ||= words !== "";
      return;
    }
    const starts = this.start();
    const gap = !starts && (this.space || words.startsWith(" ")) ? " " : "";
    this.out.push(gap, words.trim());
    this.space = words.endsWith(" ");
  }

  /** What stands before a line. */
  mark(text: string) {
    this.start();
    this.out.push(text);
    this.space = false;
  }

  /** As it is written, line by line. */
  addLines(text: string) {
    text.split(/\r?\n/).forEach((line, place) => {
      if (place > 0) this.newLine();
      if (line.trim() === "") return;
      this.start();
      this.out.push(line.trimEnd());
    });
  }

  /** Writes the breaks that wait; true at the beginning of a line. */
  private start(): boolean {
    const isFirst = this.out.length === 0;
    const isNew = isFirst || this.breaks > 0;
    if (!isNew) return false;
    const depth = Math.min(this.depth, 5);
    const between = "> ".repeat(Math.min(depth, this.lastDepth)).trimEnd();
    if (!isFirst) this.out.push(`\n${between}`.repeat(this.breaks - 1), "\n");
    this.out.push("> ".repeat(depth));
    this.lastDepth = depth;
    this.breaks = 0;
    return true;
  }

  toString = () => this.out.join("");
}

/** What an address says without its scheme: a link whose words are its address is written once. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^(https?:\/\/|mailto:)/i, "")
    .replace(/\/$/, "");

/** The text part of a mail: what its HTML says, with addresses written out, lists marked, quotes begun with ">". Linear. */
export function htmlToText(html: string): string {
  const lines = new Lines();
  const lists: (number | null)[] = [];
  const links: { address: string; said: string[] }[] = [];
  let inPre = 0;
  walkHtml(html, {
    text(source) {
      const text = decodeEntities(source);
      const link = links.at(-1);
      if (link) link.said.push(text);
      if (inPre > 0) lines.addLines(text);
      else lines.add(text);
    },
    open(name, attributes) {
      if (name in BLOCKS) lines.break(lists.length > 0 ? 1 : (BLOCKS[name] ?? 1));
      if (name === "br") lines.newLine();
      if (name === "hr") {
        lines.add("----------");
        lines.break(1);
      }
      if (name === "img") lines.add(attributes.get("alt") ?? "");
      if (name === "td" || name === "th") lines.add(" ");
      if (name === "blockquote") lines.quote(1);
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
      if (name === "a") links.push({ address: safeLink(attributes.get("href") ?? "") ?? "", said: [] });
    },
    close(name) {
      if (name === "a") {
        const { address, said } = links.pop() ?? { address: "", said: [] };
        if (address && bare(said.join("")) !== bare(address))
          lines.add(` (${address.replace(/^mailto:/i, "")})`);
      }
      if (name === "ul" || name === "ol") lists.pop();
      if (name === "pre") inPre = Math.max(0, inPre - 1);
      if (name in BLOCKS) lines.break(lists.length > 0 ? 1 : (BLOCKS[name] ?? 1));
      if (name === "blockquote") lines.quote(-1);
    },
  });
  return lines.toString();
}
