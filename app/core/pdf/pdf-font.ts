/** A positioned glyph: its code in the font, and lengths in thousandths of the font size. */
export interface Glyph {
  code: number;
  /** The advance to the next glyph. */
  advance: number;
  /** The glyph's own advance, as in the file's table of widths. */
  width: number;
  x: number;
  y: number;
  /** Whether the text of another glyph includes its own. */
  isPart: boolean;
}

export interface PdfFont {
  /** Its name in the resources of a page. */
  resource: string;
  /** Whether bold letters are drawn by a stroke around the regular ones. */
  isStroked: boolean;
  /** From line to line, in sizes of the font. */
  lineHeight: number;
  /** Whether its script is written from right to left. */
  isRtl: boolean;
  has(codePoint: number): boolean;
  /** The glyphs of a text of one direction, from left to right. */
  shape(text: string, isRtl: boolean): readonly Glyph[];
  /** A string of the file. */
  encode(codes: readonly number[]): string;
}
