/** Builds text line by line; spaces and breaks are written only when something follows them. */
export class TextLines {
  private readonly out: string[] = [];
  private breaks = 0;
  private space = false;
  private depth = 0;
  private lastDepth = 0;

  break(count: number) {
    this.breaks = Math.max(this.breaks, count);
    this.space = false;
  }

  /** Adds one line break, up to two in a row. */
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

  /** Writes the prefix of a line, such as a list marker. */
  mark(text: string) {
    this.start();
    this.out.push(text);
    this.space = false;
  }

  /** Adds preformatted text line by line. */
  addLines(text: string) {
    text.split(/\r?\n/).forEach((line, place) => {
      if (place > 0) this.newLine();
      if (line.trim() === "") return;
      this.start();
      this.out.push(line.trimEnd());
    });
  }

  /** Writes pending breaks; true at the start of a line. */
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
