/** A positioned glyph: its code in the font, and lengths in thousandths of the font size. */
export interface Glyph {
  code: number;
  /** The advance to the next glyph. */
  advance: number;
  /** The glyph's own advance, as in the PDF's width table. */
  width: number;
  x: number;
  y: number;
  /** Whether another glyph's text includes the text of this one. */
  isPart: boolean;
}

export interface PdfFont {
  /** Its name in the page resources. */
  resource: string;
  /** Whether bold text is drawn by stroking the regular glyphs. */
  isStroked: boolean;
  /** Line height as a multiple of the font size. */
  lineHeight: number;
  /** Whether its script is written from right to left. */
  isRtl: boolean;
  has(codePoint: number): boolean;
  /** Returns the glyphs of text in one direction, from left to right. */
  shape(text: string, isRtl: boolean): readonly Glyph[];
  /** Encodes glyph codes as a PDF string. */
  encode(codes: readonly number[]): string;
}
