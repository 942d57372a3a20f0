import bidiFactory from "bidi-js";
import * as fontkit from "fontkit";
import { type FontResource, stream, utf16 } from "./document-file";
import type { Glyph, PdfFont } from "./pdf-font";
import { PDF_SCRIPTS, type PdfScript } from "./scripts";

const bidi = bidiFactory();

/** Bidi levels of each UTF-16 unit and of the paragraph (UAX 9). With `base` "auto", the first strong letter decides the latter. */
export function bidiLevels(text: string, base: "ltr" | "auto"): { levels: ArrayLike<number>; base: number } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, base);
  return { levels, base: paragraphs[0]?.level ?? 0 };
}

/** Neutral characters in the order and form that they have in right-to-left text. */
export const mirrored = (text: string) =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join("");

type Font = fontkit.Font;
type GetGlyph = fontkit.Font["getGlyph"];

interface Subset {
  /** Adds a glyph by its number in the font, returns its number in the subset. */
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

interface Positioning {
  applyLookup(type: number, table: unknown): boolean;
}

/** Opens a font file. fontkit caches what it decodes in the result, so an isolate opens each file only once. */
export function openFont(file: ArrayBuffer): fontkit.Font {
  const font = fontkit.create(new Uint8Array(file) as Parameters<typeof fontkit.create>[0]) as fontkit.Font;
  const { _layoutEngine } = font as unknown as {
    _layoutEngine: { engine: { GPOSProcessor: Positioning | undefined } };
  };
  const marks = _layoutEngine.engine.GPOSProcessor;
  if (!marks) return font;
  const applyLookup = marks.applyLookup.bind(marks);
  // fontkit throws if a letter has no anchor for a mark class. Continue with the next table instead, as HarfBuzz does.
  marks.applyLookup = (type, table) => {
    try {
      return applyLookup(type, table);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  return font;
}

/** Lays out text. fontkit shares one object per glyph, with the letters of its first use; here each use gets its own object. */
function layout(font: Font, text: string, tag: string, direction: "ltr" | "rtl") {
  const getGlyph: GetGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const { advanceWidth } = getGlyph(id);
    return { id, codePoints, advanceWidth } as fontkit.Glyph;
  };
  try {
    return font.layout(text, undefined, tag, undefined, direction);
  } catch (error) {
    // fontkit finds no syllable in some sequences that no language uses: shape them as Latin, without syllables.
    if (!(error instanceof TypeError)) throw error;
    return font.layout(text, undefined, PDF_SCRIPTS.latin.tag, undefined, direction);
  } finally {
    // Restores the class method: fonts live as long as the isolate, and the next call would wrap this wrapper.
    Reflect.deleteProperty(font, "getGlyph");
  }
}

const hex = (value: number) => value.toString(16).padStart(4, "0");

/** bfchar takes at most 100 rows (Adobe technical note 5014). */
function toUnicode(texts: readonly string[]): string {
  const rows = texts.map((text, at) => `<${hex(at + 1)}> <${utf16(text)}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => {
    const some = rows.slice(at * 100, (at + 1) * 100);
    return `${some.length} beginbfchar\n${some.join("\n")}\nendbfchar\n`;
  });
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join("")}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`;
}

/** Moves the text of a mark to its letter: right to left, a mark comes before its letter, and PDF viewers would swap them. */
function giveMarksToLetters(texts: string[]) {
  let letter = texts.length - 1;
  for (let at = letter - 1; at >= 0; at--) {
    const text = texts[at] ?? "";
    if (!/^\p{M}*$/u.test(text)) letter = at;
    else {
      texts[letter] += text;
      texts[at] = "";
    }
  }
}

/**
 * A font embedded in one document. A code identifies a glyph *and* its letters, because Arabic letters share glyphs.
 * The ToUnicode table makes text selectable; a map assigns subset glyphs to codes (ISO 32000-1, 9.7.4.2).
 */
export function embeddedFont(font: Font, script: PdfScript, resource: string): PdfFont & FontResource {
  const { tag, name } = PDF_SCRIPTS[script];
  const scale = 1000 / font.unitsPerEm;
  const codes = new Map<string, number>();
  const used: { id: number; text: string; width: number }[] = [];
  const shapes = new Map<string, Glyph[]>();

  function codeOf(id: number, text: string, width: number): number {
    const key = `${id} ${text}`;
    const code = codes.get(key) ?? used.push({ id, text, width });
    codes.set(key, code);
    return code;
  }

  function shapeAnew(text: string, isRtl: boolean): Glyph[] {
    const { glyphs, positions } = layout(font, text, tag, isRtl ? "rtl" : "ltr");
    const texts = glyphs.map(({ codePoints }) =>
      codePoints.map((code) => String.fromCodePoint(code)).join(""),
    );
    if (isRtl) giveMarksToLetters(texts);
    return glyphs.flatMap(({ id, codePoints, advanceWidth }, at) => {
      const { xAdvance, xOffset, yOffset } = positions[at] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      // fontkit returns a joiner as a space without width.
      if (codePoints[0] === 32 && xAdvance === 0) return [];
      const width = advanceWidth * scale;
      const text = texts[at] ?? "";
      return [
        {
          code: codeOf(id, text, width),
          advance: xAdvance * scale,
          width,
          x: xOffset * scale,
          y: yOffset * scale,
          isPart: text === "",
        },
      ];
    });
  }

  function objects(first: number): string[] {
    const subset = font.createSubset() as unknown as Subset;
    const glyphs = [0, ...used.map(({ id }) => subset.includeGlyph(id))];
    const map = Uint8Array.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 255]));
    const file = subset.encode();
    const { minX, minY, maxX, maxY } = font.bbox;
    const box = [minX, minY, maxX, maxY].map((value) => Math.round(value * scale)).join(" ");
    const base = `/BaseFont /NJIAAA+${name}`;
    return [
      `<< /Type /Font /Subtype /Type0 ${base} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 2} 0 R >>`,
      `<< /Type /Font /Subtype /CIDFontType2 ${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 3} 0 R /CIDToGIDMap ${first + 4} 0 R /DW 0 /W [1 [${used.map(({ width }) => Math.round(width)).join(" ")}]] >>`,
      stream(toUnicode(used.map(({ text }) => text))),
      `<< /Type /FontDescriptor /FontName /NJIAAA+${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${Math.round(font.ascent * scale)} /Descent ${Math.round(font.descent * scale)} /CapHeight ${Math.round(font.capHeight * scale)} /StemV 80 /FontFile2 ${first + 5} 0 R >>`,
      stream(map),
      stream(file, ` /Length1 ${file.length}`),
    ];
  }

  return {
    resource,
    isStroked: true,
    lineHeight: script === "arabic" ? 1.6 : 1.4,
    isRtl: script === "arabic",
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shape: (text, isRtl) => {
      const key = `${isRtl}${text}`;
      const shaped = shapes.get(key) ?? shapeAnew(text, isRtl);
      shapes.set(key, shaped);
      return shaped;
    },
    encode: (some) => `<${some.map(hex).join("")}>`,
    objects,
  };
}
