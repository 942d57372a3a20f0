import { printable } from "./printable";

export interface PdfLine {
  text: string;
  kind?: "title" | "heading" | "text" | undefined;
}

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 };
const STYLES = {
  title: { font: "F2", size: 20, before: 0, after: 10 },
  heading: { font: "F2", size: 13, before: 14, after: 4 },
  text: { font: "F1", size: 11, before: 0, after: 3 },
};

/** Widths of Helvetica in thousandths, from the space to the tilde (Adobe's font metrics). */
const WIDTHS =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);
const WIDEST = 1000;
const BOLD = 1.1;

const widthOf = (text: string, { font, size }: { font: string; size: number }) =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? WIDEST), 0) *
    size *
    (font === "F2" ? BOLD : 1)) /
  1000;

function linesOf(text: string, style: { font: string; size: number }): string[] {
  const maxWidth = PAGE.width - 2 * PAGE.margin;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((part) => part.match(/.{1,40}/gu) ?? [""])) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, style) > maxWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A string of a PDF in its font's encoding: non-ASCII bytes are octal escapes. */
const literal = (bytes: readonly number[]) =>
  `(${bytes.map((byte) => (byte < 32 || byte > 126 || [40, 41, 92].includes(byte) ? `\\${byte.toString(8).padStart(3, "0")}` : String.fromCharCode(byte))).join("")})`;

const hexTitle = (text: string) =>
  `<feff${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0")).join("")}>`;

function pagesOf(lines: readonly PdfLine[]): string[] {
  const pages: string[] = [];
  let page = "";
  let y = PAGE.height - PAGE.margin;
  for (const { text, kind = "text" } of lines) {
    const style = STYLES[kind];
    y -= style.before;
    for (const line of linesOf(printable(text).text, style)) {
      if (y - style.size < PAGE.margin) {
        pages.push(page);
        page = "";
        y = PAGE.height - PAGE.margin;
      }
      y -= style.size * 1.3;
      page += `BT /${style.font} ${style.size} Tf ${PAGE.margin} ${y.toFixed(1)} Td ${literal(printable(line).bytes)} Tj ET\n`;
    }
    y -= style.after;
  }
  return [...pages, page];
}

/** A PDF 1.4 of text on A4 pages, in Helvetica, which every reader has. ASCII only (ISO 32000-1, 7.5). */
export function textPdf(title: string, lines: readonly PdfLine[]): string {
  const pages = pagesOf(lines);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const first = 6;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title ${hexTitle(title)} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    ]),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
