import type { Block, Inline } from "../module";
import { inlineOf } from "./inline";
import type { Line, Lines } from "./lines";

const FIGURE = /^!\[([^\]]{1,300})\]\(([a-z0-9-]{1,60}\.svg)\)$/;
const EXERCISE = /^:::exercise (\d{1,3})$/;
const ITEM = { bullets: /^[-*] +/, numbers: /^\d{1,3}\. +/, quote: /^> ?/ } as const;
type ListKind = keyof typeof ITEM;
const LIST_KINDS = Object.keys(ITEM) as ListKind[];

const listKind = (text: string) => LIST_KINDS.find((kind) => ITEM[kind].test(text));
const isTable = (text: string) => text.startsWith("|");
const begins = (text: string) =>
  listKind(text) || isTable(text) || text.startsWith("#") || text.startsWith(":::") || text.startsWith("![");

const cellsOf = (text: string) =>
  text
    .replace(/^\|/, "")
    .replace(/\|\s*$/, "")
    .split("|")
    .map((cell) => cell.trim());

/** Reads the blocks of a lesson. `figures` lists the valid figure names. */
export function readBlocks(lines: Lines, figures: ReadonlySet<string>, isInside = false): Block[] {
  const blocks: Block[] = [];
  for (let line = lines.peek(); line && !/^# /.test(line.text); line = lines.peek()) {
    if (isInside && line.text === ":::") break;
    if (line.text === "") lines.next();
    else blocks.push(readBlock(lines, line, figures, isInside));
  }
  return blocks;
}

function readBlock(lines: Lines, first: Line, figures: ReadonlySet<string>, isInside: boolean): Block {
  const { text } = first;
  const inline = (line: Line, words: string): Inline[] => inlineOf(words, (why) => lines.refuse(line, why));
  const kind = listKind(text);
  if (kind) return { kind, items: readItems(lines, kind).map(([line, text]) => inline(line, text)) };
  if (isTable(text)) return readTable(lines, inline);
  if (text.startsWith(":::")) return readExercise(lines, first, figures, isInside);
  lines.next();
  const heading = /^#{2,3} (.+)$/.exec(text)?.[1]?.trim();
  if (heading) return { kind: "heading", content: inline(first, heading) };
  if (text.startsWith("#")) return lines.refuse(first, "Start a heading with “## ”, then add its text.");
  if (text.startsWith("![")) return figureOf(lines, first, figures);
  const words = [text];
  for (let line = lines.peek(); line && line.text !== "" && !begins(line.text); line = lines.peek())
    words.push(lines.next().text);
  return { kind: "text", content: inline(first, words.join(" ")) };
}

/**
 * Reads list items: indented lines continue an item, and a quote's next line continues its item. Ignores a blank line
 * between numbered items.
 */
function readItems(lines: Lines, kind: ListKind): [Line, string][] {
  const items: [Line, string][] = [];
  for (let line = lines.peek(); line; line = lines.peek()) {
    const last = items[items.length - 1];
    if (ITEM[kind].test(line.text)) {
      const text = lines.next().text.replace(ITEM[kind], "");
      if (kind === "quote" && last && text !== "" && last[1] !== "") last[1] += ` ${text}`;
      else items.push([line, text]);
    } else if (last && line.isIndented && line.text !== "" && !listKind(line.text))
      last[1] += ` ${lines.next().text}`;
    else if (kind === "numbers" && line.text === "" && ITEM[kind].test(lines.peek(1)?.text ?? ""))
      lines.next();
    else break;
  }
  return items.filter(([, words]) => words !== "");
}

function readTable(lines: Lines, inline: (line: Line, words: string) => Inline[]): Block {
  const rows: { line: Line; cells: string[] }[] = [];
  for (let line = lines.peek(); line && isTable(line.text); line = lines.peek())
    rows.push({ line, cells: cellsOf(lines.next().text) });
  const [head, rule, ...body] = rows;
  if (!head) throw new Error("A table without a row");
  if (!rule?.cells.every((cell) => /^:?-{1,40}:?$/.test(cell)))
    return lines.refuse(head.line, "The second line of a table must be | --- | --- |.");
  const uneven = body.find(({ cells }) => cells.length !== head.cells.length);
  if (uneven)
    return lines.refuse(uneven.line, `Give this row as many cells as the first row (${head.cells.length}).`);
  const rowOf = ({ line, cells }: { line: Line; cells: string[] }) => cells.map((cell) => inline(line, cell));
  return { kind: "table", head: rowOf(head), rows: body.map(rowOf) };
}

function figureOf(lines: Lines, line: Line, figures: ReadonlySet<string>): Block {
  const [, alt = "", name = ""] = FIGURE.exec(line.text) ?? [];
  if (!name) return lines.refuse(line, "Write a figure as ![description](file-name.svg) on its own line.");
  if (!figures.has(name)) return lines.refuse(line, `No figure “${name}” found. Check the file name.`);
  return { kind: "figure", name, alt };
}

function readExercise(lines: Lines, first: Line, figures: ReadonlySet<string>, isInside: boolean): Block {
  const minutes = Number(EXERCISE.exec(first.text)?.[1] ?? 0);
  if (isInside || minutes < 1 || minutes > 120)
    return lines.refuse(first, "Start an exercise with :::exercise and its minutes, and end it with :::.");
  lines.next();
  const blocks = readBlocks(lines, figures, true);
  if (lines.peek()?.text !== ":::")
    return lines.refuse(first, "This exercise has no end. Add a line with :::.");
  lines.next();
  return { kind: "exercise", minutes, blocks };
}
