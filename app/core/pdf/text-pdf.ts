import { largest } from "~/core/lists/unbounded";
import { documentFile, type FontResource, PAGE, textString } from "./document-file";
import { helvetica, helveticaBold } from "./helvetica";
import { availableText, isRightToLeft, scriptsOf, tidyText, wellFormed } from "./letters";
import { type Direction, isRtl, linesOfParagraph, type Piece } from "./paragraph";
import type { Glyph, PdfFont } from "./pdf-font";
import type { PdfScript } from "./scripts";

export interface PdfLine {
  text: string;
  kind?: "title" | "heading" | "text" | undefined;
}

interface TextDocument {
  title: string;
  lines: readonly PdfLine[];
  /** A sentence that says where to find the original text, for PDFs that lack a character. */
  original: string;
}

type ReadAsset = (path: string) => Promise<ArrayBuffer | null>;
type Fonts = { regular: PdfFont[]; bold: PdfFont[]; all: FontResource[]; direction: Direction | null };

const STYLES = {
  title: { isBold: true, size: 20, before: 0, after: 10 },
  heading: { isBold: true, size: 13, before: 14, after: 4 },
  text: { isBold: false, size: 11, before: 0, after: 3 },
};
const MISSING = "Some characters aren’t supported and appear as […] or plain letters.";
/** Stroke width of bold text, as a multiple of the font size. */
const BOLD_STROKE = 0.035;

/** Parsed fonts, cached for the lifetime of the isolate; they never change. */
const opened = new Map<PdfScript, ReturnType<typeof import("./shaping")["openFont"]>>();

/** Chooses Helvetica if it has every Latin character, otherwise Noto for all Latin text, so that no word mixes the two. */
async function fontsFor(texts: readonly string[], readAsset: ReadAsset): Promise<Fonts> {
  const scripts = scriptsOf(texts);
  const standard = { regular: helvetica(), bold: helveticaBold() };
  if (scripts.length === 0)
    return {
      regular: [standard.regular],
      bold: [standard.bold],
      all: [standard.regular, standard.bold],
      direction: null,
    };
  const shaping = await import("./shaping");
  const embedded = await Promise.all(
    scripts.map(async (script, at) => {
      const path = `/fonts/pdf/${script}.ttf`;
      const font = opened.get(script) ?? shaping.openFont((await readAsset(path)) ?? missing(path));
      opened.set(script, font);
      return shaping.embeddedFont(font, script, `F${at + 3}`);
    }),
  );
  const isStandard = !scripts.includes("latin");
  return {
    regular: isStandard ? [standard.regular, ...embedded] : embedded,
    bold: isStandard ? [standard.bold, ...embedded] : embedded,
    all: isStandard ? [standard.regular, standard.bold, ...embedded] : embedded,
    direction: texts.some(isRightToLeft) ? shaping : null,
  };
}

function missing(path: string): never {
  throw new Error(`The font ${path} is not among the assets`);
}

const fixed = (value: number) => Number(value.toFixed(2));

/** Whether the glyph is drawn at the pen position and moves the pen by its own width. */
const isAtPen = ({ advance, width, x, y }: Glyph) => x === 0 && y === 0 && advance === width;

const isPlain = (piece: Piece) => !isRtl(piece) && piece.glyphs.every(isAtPen);

/**
 * Draws the glyphs of a piece from `x` on. Glyphs without text of their own come last: between letters they would split
 * a word when copied.
 */
function show({ font, glyphs }: Piece, x: number, y: number, size: number): string {
  const scale = size / 1000;
  const strings: { at: string; codes: number[] }[] = [];
  const parts: typeof strings = [];
  let pen = x;
  let isNext = false;
  for (const glyph of glyphs) {
    const { code, advance, isPart } = glyph;
    const last = strings.at(-1);
    if (isNext && last && isAtPen(glyph)) last.codes.push(code);
    else {
      const at = `1 0 0 1 ${fixed(pen + glyph.x * scale)} ${fixed(y + glyph.y * scale)} Tm`;
      (isPart ? parts : strings).push({ at, codes: [code] });
      isNext = isPart ? isNext && advance === 0 : isAtPen(glyph);
    }
    pen += advance * scale;
  }
  return [...strings, ...parts].map(({ at, codes }) => `${at} ${font.encode(codes)} Tj`).join(" ");
}

/** Joins adjacent plain pieces of one font into one PDF string. */
function joined(pieces: readonly Piece[]): Piece[] {
  const shown: Piece[] = [];
  for (const piece of pieces) {
    const last = shown.at(-1);
    const follows = last && last.font === piece.font && last.at + last.text.length === piece.at;
    if (follows && isPlain(last) && isPlain(piece))
      shown[shown.length - 1] = {
        ...last,
        text: last.text + piece.text,
        glyphs: [...last.glyphs, ...piece.glyphs],
        width: last.width + piece.width,
      };
    else shown.push(piece);
  }
  return shown;
}

/**
 * Adds right-to-left marks (U+200F) around punctuation at the edge of Arabic text, so that viewers don't assign it to
 * adjacent English.
 */
const markedText = (text: string, left: Piece | undefined, right: Piece | undefined) =>
  `${left && isRtl(left) ? "" : "\u200f"}${text}${right && isRtl(right) ? "" : "\u200f"}`;

/** Draws a line in the logical order of its text, for viewers that read text in file order instead of by glyph positions. */
function lineOperators(
  pieces: readonly Piece[],
  x: number,
  y: number,
  style: (typeof STYLES)["text"],
): string {
  const { size, isBold } = style;
  let pen = x;
  return joined(pieces)
    .map((piece, at, all) => {
      const { font, text } = piece;
      const stroke = isBold && font.isStroked ? `2 Tr ${fixed(size * BOLD_STROKE)} w ` : "";
      const shown = `BT /${font.resource} ${size} Tf ${stroke}${show(piece, pen, y, size)} ET`;
      pen += (piece.width * size) / 1000;
      const drawn = stroke ? `q ${shown} Q` : shown;
      const isMirrored = isRtl(piece) && !font.isRtl && text !== " ";
      return {
        at: piece.at,
        drawn: isMirrored
          ? `/Span << /ActualText ${textString(markedText(text, all[at - 1], all[at + 1]))} >> BDC ${drawn} EMC`
          : drawn,
      };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ drawn }) => `${drawn}\n`)
    .join("");
}

function pagesOf(lines: readonly PdfLine[], fonts: Fonts): string[] {
  const pages: string[] = [];
  let page = "";
  let y = PAGE.height - PAGE.margin;
  for (const { text, kind = "text" } of lines) {
    const style = STYLES[kind];
    const { size, isBold } = style;
    const width = ((PAGE.width - 2 * PAGE.margin) * 1000) / size;
    const paragraph = linesOfParagraph(text, isBold ? fonts.bold : fonts.regular, width, fonts.direction);
    // A one-line name stays left-aligned below its heading; longer right-to-left text is right-aligned.
    const isRight = paragraph.isRtl && paragraph.lines.length > 1;
    const height =
      size *
      largest(
        paragraph.lines.flat().map(({ font }) => font.lineHeight),
        1.3,
      );
    y -= style.before;
    for (const line of paragraph.lines) {
      if (y - height < PAGE.margin) {
        pages.push(page);
        page = "";
        y = PAGE.height - PAGE.margin;
      }
      y -= height;
      const free = isRight ? width - line.reduce((sum, piece) => sum + piece.width, 0) : 0;
      page += lineOperators(line, PAGE.margin + (free * size) / 1000, y, style);
    }
    y -= style.after;
  }
  return [...pages, page];
}

/** Creates a PDF of text on A4 pages, readable and selectable in the scripts of `scripts.ts`. */
export async function textPdf(
  readAsset: ReadAsset,
  { title, lines, original }: TextDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const tidy = lines.map((line) => ({ ...line, text: tidyText(line.text) }));
  const fonts = await fontsFor(
    tidy.map(({ text }) => text),
    readAsset,
  );
  const shown = tidy.map(({ kind, text }) => ({ kind, ...availableText(text, fonts.regular) }));
  const isExact = shown.every((line) => line.isExact);
  const pages = pagesOf(isExact ? shown : [...shown, { text: `${MISSING} ${original}` }], fonts);
  return documentFile(wellFormed(title), pages, fonts.all);
}
