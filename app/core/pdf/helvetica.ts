import type { FontResource } from "./document-file";
import type { PdfFont } from "./pdf-font";

/** Windows-1252 from 0x80 on, where it differs from Latin-1; "\0" marks unassigned bytes. */
const EXTRA = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";

/** Widths in thousandths of the font size, from the space to ÿ in Windows-1252 (Adobe's font metrics). */
const REGULAR =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 0 556 0 222 556 333 1000 556 556 333 1000 667 333 1000 0 611 0 0 222 222 333 333 350 556 1000 333 1000 500 333 944 0 500 500 278 333 556 556 556 556 260 556 333 737 370 556 584 333 737 333 400 584 333 333 333 556 537 278 333 333 365 556 834 834 834 611 667 667 667 667 667 667 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 500 556 556 556 556 278 278 278 278 556 556 556 556 556 556 556 584 611 556 556 556 556 500 556 500";
const BOLD =
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 0 556 0 278 556 500 1000 556 556 333 1000 667 333 1000 0 611 0 0 278 278 500 500 350 556 1000 333 1000 556 333 944 0 500 556 278 333 556 556 556 556 280 556 333 737 370 556 584 333 737 333 400 584 333 333 333 611 556 278 333 333 365 556 834 834 834 611 722 722 722 722 722 722 1000 722 667 667 667 667 278 278 278 278 722 722 778 778 778 778 778 584 778 722 722 722 722 667 667 611 556 556 556 556 556 556 889 556 556 556 556 556 278 278 278 278 611 611 611 611 611 611 611 584 611 611 611 611 611 556 611 556";

/** Returns the Windows-1252 byte of a character; 0 if it has none. */
export function windows1252(codePoint: number): number {
  if ((codePoint >= 32 && codePoint < 127) || (codePoint >= 160 && codePoint < 256)) return codePoint;
  const at = codePoint < 256 ? -1 : EXTRA.indexOf(String.fromCodePoint(codePoint));
  return at < 0 ? 0 : 128 + at;
}

/** A standard font that every PDF viewer has, for the characters of Windows-1252. */
function standardFont(resource: string, name: string, widthList: string): PdfFont & FontResource {
  const widths = widthList.split(" ").map(Number);
  return {
    resource,
    isStroked: false,
    lineHeight: 1.3,
    isRtl: false,
    has: (codePoint) => windows1252(codePoint) > 0,
    shape: (text) =>
      Array.from(text, (letter) => {
        const code = windows1252(letter.codePointAt(0) ?? 0);
        const width = widths[code - 32] ?? 0;
        return { code, advance: width, width, x: 0, y: 0, isPart: false };
      }),
    /** Octal escapes keep the PDF text in ASCII. */
    encode: (codes) =>
      `(${codes.map((code) => (code > 126 || [40, 41, 92].includes(code) ? `\\${code.toString(8).padStart(3, "0")}` : String.fromCharCode(code))).join("")})`,
    objects: () => [`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`],
  };
}

export const helvetica = () => standardFont("F1", "Helvetica", REGULAR);
export const helveticaBold = () => standardFont("F2", "Helvetica-Bold", BOLD);
