import { zlibSync } from "fflate";
import { append } from "~/core/lists/unbounded";

/** A4 in points. */
export const PAGE = { width: 595, height: 842, margin: 56 };

const hex = (value: number) => value.toString(16).padStart(4, "0");

/** UTF-16, big endian, in hexadecimal. */
export const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("");

/** Encodes text in any script outside page content: a title, or the text copied from a page. */
export const textString = (text: string) => `<feff${utf16(text)}>`;

const CHUNK = 8192;

/** Builds a PDF stream. In the result, and in `data` if it is a string, each character is one byte. */
export function stream(data: string | Uint8Array, entries = ""): string {
  const bytes = typeof data === "string" ? latin1(data) : data;
  const packed = zlibSync(bytes, { level: 6 });
  let text = "";
  for (let at = 0; at < packed.length; at += CHUNK)
    text += String.fromCharCode(...packed.subarray(at, at + CHUNK));
  return `<< /Length ${text.length} /Filter /FlateDecode${entries} >>\nstream\n${text}\nendstream`;
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The PDF objects of a font. Pages refer to the first object; `first` is its number. */
export interface FontResource {
  resource: string;
  objects(first: number): string[];
}

/** Builds a PDF 1.5 file (ISO 32000-1, 7.5). The same pages always give the same bytes. */
export function documentFile(
  title: string,
  pages: readonly string[],
  fonts: readonly FontResource[],
): Uint8Array<ArrayBuffer> {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "",
    `<< /Title ${textString(title)} >>`,
  ];
  const resources = fonts.map(({ resource, objects: objectsOf }) => {
    const first = objects.length + 1;
    append(objects, objectsOf(first));
    return `/${resource} ${first} 0 R`;
  });
  const first = objects.length + 1;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(" ");
  objects[1] = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`;
  for (const [index, content] of pages.entries())
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${resources.join(" ")} >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      stream(content),
    );
  // A comment with bytes above 127 marks the file as binary.
  let file = "%PDF-1.5\n%\xe2\xe3\xcf\xd3\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return latin1(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
