import { largest } from "~/core/lists/unbounded";
import type { Glyph, PdfFont } from "./pdf-font";

/** Text in one font and one direction, in logical order, and its glyphs from left to right. */
export interface Piece {
  /** Position in the paragraph, in UTF-16 units. */
  at: number;
  text: string;
  font: PdfFont;
  level: number;
  glyphs: readonly Glyph[];
  /** In thousandths of the font size, like all lengths here. */
  width: number;
}

/** The Unicode bidirectional algorithm, loaded for right-to-left text only. */
export interface Direction {
  bidiLevels(text: string, base: "ltr" | "auto"): { levels: ArrayLike<number>; base: number };
  mirrored(text: string): string;
}

interface Word {
  pieces: Piece[];
  width: number;
  /** The space before the word, if there is one. */
  space: Piece | null;
}

/**
 * JOINER controls the forms of Arabic letters. JOINS (marks and joiners) is drawn with the letter before it. CONTROL
 * (direction controls) isn't drawn.
 */
const JOINER = /^[\u200c\u200d]$/;
const JOINS = /^[\p{M}\u200c\u200d]$/u;
const CONTROL = /^[\u061c\u200e\u200f\u2066-\u2069]$/;
/** A longer word may need several lines, so it is shaped in parts. */
const MAX_SHAPED_LENGTH = 120;

export const isRtl = ({ level }: Piece) => level % 2 === 1;

const widthOf = (pieces: readonly { width: number }[]) => pieces.reduce((sum, { width }) => sum + width, 0);

type Run = Pick<Piece, "at" | "text" | "font" | "level">;

function pieceOf(run: Run, direction: Direction | null): Piece {
  const { text, font, level } = run;
  const isRtl = level % 2 === 1;
  // Right-to-left runs contain glyphs of right-to-left scripts only; other fonts draw only brackets and signs there.
  const isMirrored = isRtl && direction !== null && !font.isRtl;
  const glyphs = font.shape(isMirrored ? direction.mirrored(text) : text, isRtl && !isMirrored);
  return { ...run, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
}

/** Splits a word longer than a line into parts, never between a letter and its marks. */
function partsOf(text: string, count: number): string[] {
  const letters = Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
  const size = Math.max(1, Math.floor(letters.length / count));
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
    letters.slice(at * size, (at + 1) * size).join(""),
  );
}

interface Paragraph {
  /** Each line with its pieces from left to right. */
  lines: Piece[][];
  isRtl: boolean;
}

/**
 * Breaks a paragraph into lines; `fonts` are in order of preference. A paragraph takes the direction of its first
 * letter. A single line with Latin words is a value in an English document and is laid out left to right.
 */
export function linesOfParagraph(
  text: string,
  fonts: readonly PdfFont[],
  maxWidth: number,
  direction: Direction | null,
): Paragraph {
  const inEnglish =
    direction && /\p{Script=Latin}/u.test(text) ? layOut(text, fonts, maxWidth, direction, "ltr") : null;
  return inEnglish?.lines.length === 1 ? inEnglish : layOut(text, fonts, maxWidth, direction, "auto");
}

function layOut(
  text: string,
  fonts: readonly PdfFont[],
  maxWidth: number,
  direction: Direction | null,
  base: "ltr" | "auto",
): Paragraph {
  const found = direction?.bidiLevels(text, base) ?? { levels: [], base: 0 };
  const { levels } = found;
  const [first] = fonts;
  if (!first) throw new Error("A paragraph needs a font");
  let last = first;

  function fontOf(letter: string): PdfFont {
    const code = letter.codePointAt(0) ?? 0;
    if ((letter === " " || JOINS.test(letter)) && last.has(code)) return last;
    return fonts.find((font) => font.has(code)) ?? (first as PdfFont);
  }

  /** `start` is the position of the text in the paragraph. */
  function piecesOf(word: string, start: number): Piece[] {
    const runs: Run[] = [];
    let at = start;
    for (const letter of word) {
      const level = levels[at] ?? 0;
      at += letter.length;
      if (CONTROL.test(letter) || (JOINER.test(letter) && !last.isRtl)) continue;
      last = fontOf(letter);
      const run = runs.at(-1);
      if (run && run.font === last && run.level === level) run.text += letter;
      else runs.push({ at: at - letter.length, text: letter, font: last, level });
    }
    return runs.map((run) => pieceOf(run, direction));
  }

  function wordsOf(part: string, start: number, space: Piece | null): Word[] {
    const tooLong = part.length > MAX_SHAPED_LENGTH ? part.length / MAX_SHAPED_LENGTH : 0;
    const pieces = tooLong ? [] : piecesOf(part, start);
    const width = widthOf(pieces);
    const count = Math.ceil(Math.max(tooLong, width / maxWidth));
    if (count <= 1) return [{ pieces, width, space }];
    const parts = partsOf(part, count);
    if (parts.length === 1) return [{ pieces: pieces.length ? pieces : piecesOf(part, start), width, space }];
    let at = start;
    return parts.flatMap((text, index) => {
      const words = wordsOf(text, at, index === 0 ? space : null);
      at += text.length;
      return words;
    });
  }

  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let width = 0;
  let at = 0;
  for (const [index, part] of text.split(" ").entries()) {
    const space = index === 0 ? null : (piecesOf(" ", at++)[0] ?? null);
    for (const word of wordsOf(part, at, space)) {
      const isFirst = line.length === 0;
      const longer = width + (word.space?.width ?? 0) + word.width;
      if (!isFirst && longer > maxWidth) {
        lines.push(line);
        line = word.pieces;
        width = word.width;
      } else {
        line = word.space && !isFirst ? [...line, word.space, ...word.pieces] : [...line, ...word.pieces];
        width = isFirst ? word.width : longer;
      }
    }
    at += part.length;
  }
  return { lines: [...lines, line].map(inVisualOrder), isRtl: found.base % 2 === 1 };
}

/** Rule L2 of UAX 9: from the highest level down to the lowest odd one, reverses the pieces at or above it. */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  let shown = [...pieces];
  const highest = largest(
    pieces.map(({ level }) => level),
    0,
  );
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < shown.length; start++) {
      let end = start;
      while ((shown[end]?.level ?? -1) >= level) end++;
      if (end === start) continue;
      shown = [...shown.slice(0, start), ...shown.slice(start, end).reverse(), ...shown.slice(end)];
      start = end;
    }
  return shown;
}
