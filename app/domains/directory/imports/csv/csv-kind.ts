const SAVE_AS_CSV = "Open it in a spreadsheet program, save it as “CSV UTF-8” and upload the new file.";

const starts = (head: Uint8Array, bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const KINDS: { magic: number[]; message: string }[] = [
  {
    magic: ascii("PK\u0003\u0004"),
    message: `This is a spreadsheet (.xlsx, .ods) or a zip archive, not a CSV file. ${SAVE_AS_CSV}`,
  },
  {
    magic: [0xd0, 0xcf, 0x11, 0xe0],
    message: `This is an Excel 97–2003 workbook (.xls), not a CSV file. ${SAVE_AS_CSV}`,
  },
  {
    magic: ascii("%PDF"),
    message: "This is a PDF. Export its table as CSV and upload that file.",
  },
  {
    magic: [0x89, ...ascii("PNG")],
    message: "This is an image (PNG), not a CSV file. Choose a CSV file.",
  },
  {
    magic: [0xff, 0xd8, 0xff],
    message: "This is an image (JPEG), not a CSV file. Choose a CSV file.",
  },
  {
    magic: ascii("GIF8"),
    message: "This is an image (GIF), not a CSV file. Choose a CSV file.",
  },
  {
    magic: [0x1f, 0x8b],
    message: "This file is compressed (gzip). Unpack it and upload the CSV file inside.",
  },
  {
    magic: ascii("7z\u00bc\u00af"),
    message: "This file is compressed (7z). Unpack it and upload the CSV file inside.",
  },
  {
    magic: ascii("Rar!"),
    message: "This file is compressed (rar). Unpack it and upload the CSV file inside.",
  },
  {
    magic: ascii("SQLite format 3"),
    message: "This is a database. Export its table as CSV and upload that file.",
  },
  { magic: ascii("PAR1"), message: "This is a Parquet file. Export it as CSV and upload that file." },
];

export function errorOfBytes(head: Uint8Array): string | null {
  return KINDS.find((kind) => starts(head, kind.magic))?.message ?? null;
}

export function errorOfText(text: string): string | null {
  const start = text.slice(0, 2000).trimStart();
  if (/^<(!doctype|html|\?xml|svg|table)\b/i.test(start))
    return "This is a web page or XML, not a CSV file. Download the table as CSV and upload that file.";
  if (/^BEGIN:VCARD\b/i.test(start))
    return "This is a vCard file, not a CSV file. Open it in a text editor and paste its text under “Paste contacts”.";
  if (/^(\{\s*"|\[\s*[{[])/.test(start))
    return "This is JSON, not a CSV file. Convert it to CSV and upload that file.";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
  const controls = text.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (controls > Math.max(3, text.length / 100))
    return `This isn’t a text file, so it can’t be read as CSV. ${SAVE_AS_CSV}`;
  return null;
}
