/** Maximum characters of a row including its line end; a longer row means an unclosed quotation mark. */
export const MAX_ROW_LENGTH = 64 * 1024;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;

export const isLineEnd = (code: number) => code === LF || code === CR;

/** The characters that `String.trim` removes; the first comparison rules out most others. */
const isSpace = (code: number) =>
  code <= SPACE
    ? code === SPACE || (code >= TAB && code <= CR)
    : code >= 0xa0 && String.fromCharCode(code).trim() === "";

/** Offset after the line end at `index`, or -1 if a CR there may be half of a CRLF. */
export function behindLineEnd(text: string, index: number, isLast: boolean): number {
  if (text.charCodeAt(index) === LF) return index + 1;
  if (index + 1 >= text.length) return isLast ? index + 1 : -1;
  return text.charCodeAt(index + 1) === LF ? index + 2 : index + 1;
}

/** Offset after the line that starts at `from`, or -1 if its end is not in the text yet. */
export function endOfLine(text: string, from: number, isLast: boolean): number {
  let index = from;
  while (index < text.length && !isLineEnd(text.charCodeAt(index))) index += 1;
  if (index === text.length) return isLast ? index : -1;
  return behindLineEnd(text, index, isLast);
}

/**
 * Offset of the first non-space character from `from`. Line ends count as non-space, and so does the delimiter, which
 * may be a tab.
 */
export function skipSpaces(text: string, from: number, delimiter: number): number {
  let index = from;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === delimiter || isLineEnd(code) || !isSpace(code)) break;
    index += 1;
  }
  return index;
}

export function countLines(text: string, from: number, end: number): number {
  let lines = 0;
  for (let index = from; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF)) lines += 1;
  }
  return lines;
}

/** `at` is the offset of the misplaced quotation mark. */
type RowError = { error: "opening_quote" | "closing_quote"; at: number };
type Row = { cells: string[]; end: number; isSpanning: boolean };
export type RowResult = Row | RowError | "incomplete";

interface RowRules {
  delimiter: number;
  isLast: boolean;
  /** A quotation mark inside an unquoted cell is an ordinary character. */
  isRelaxed?: boolean;
}

/**
 * Reads a row by RFC 4180, with spaces around cells removed. An open quotation mark is "incomplete" even at the end of
 * the last text.
 */
export function readRow(text: string, from: number, { delimiter, isLast, isRelaxed }: RowRules): RowResult {
  const cells: string[] = [];
  let isSpanning = false;
  let index = from;
  for (;;) {
    index = skipSpaces(text, index, delimiter);
    if (text.charCodeAt(index) === QUOTE) {
      let cell = "";
      let start = index + 1;
      let close = text.indexOf('"', start);
      while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
        cell += text.slice(start, close + 1);
        start = close + 2;
        close = text.indexOf('"', start);
      }
      if (close === -1 || (close + 1 === text.length && !isLast)) return "incomplete";
      cell += text.slice(start, close);
      isSpanning ||= cell.includes("\n") || cell.includes("\r");
      cells.push(cell);
      index = skipSpaces(text, close + 1, delimiter);
      const code = text.charCodeAt(index);
      if (index < text.length && code !== delimiter && !isLineEnd(code))
        return { error: "closing_quote", at: close };
    } else {
      const start = index;
      while (index < text.length) {
        const code = text.charCodeAt(index);
        if (code === delimiter || isLineEnd(code)) break;
        if (code === QUOTE && !isRelaxed) return { error: "opening_quote", at: index };
        index += 1;
      }
      cells.push(text.slice(start, index).trimEnd());
    }
    if (index === text.length) return isLast ? { cells, end: index, isSpanning } : "incomplete";
    if (text.charCodeAt(index) !== delimiter) {
      const end = behindLineEnd(text, index, isLast);
      return end === -1 ? "incomplete" : { cells, end, isSpanning };
    }
    index += 1;
  }
}
