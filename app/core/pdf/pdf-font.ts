/** A glyph where it stands: its code in the font, and lengths in thousandths of the font's size. */
export interface Glyph {
  code: number;
  /** How far the pen goes after it. */
  advance: number;
  /** How far it goes by itself: as the file's table of widths says. */
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
