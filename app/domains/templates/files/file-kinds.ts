import { Buffer } from "node:buffer";

export const MAX_FILE_BYTES = 10_485_760;
export const MAX_LOGO_BYTES = 2_097_152;

const BEGINNINGS: [kind: FileKind | "ole" | "zip", bytes: number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpg", [0xff, 0xd8, 0xff]],
  ["ole", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
];

export const MIME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  png: "image/png",
  jpg: "image/jpeg",
} as const;
type FileKind = keyof typeof MIME_TYPES;

/** Null for files that may not be sent, such as a document with macros. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const kind = BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  )?.[0];
  if (kind !== "ole" && kind !== "zip") return kind ?? null;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (name: string, encoding: "latin1" | "utf16le" = "latin1") => text.includes(name, 0, encoding);
  // Older Office formats are small file systems; the entry's name distinguishes a document from a spreadsheet or an installer.
  if (kind === "ole") return has("WordDocument", "utf16le") && !has("_VBA_PROJECT", "utf16le") ? "doc" : null;
  const isDocument = has("[Content_Types].xml") && has("word/document.xml");
  return isDocument && !has("vbaProject.bin") ? "docx" : null;
}

const ENDINGS: Record<FileKind, RegExp> = {
  pdf: /\.pdf$/i,
  doc: /\.doc$/i,
  docx: /\.docx$/i,
  png: /\.png$/i,
  jpg: /\.jpe?g$/i,
};

/** "invoice.exe" with PDF content becomes "invoice.exe.pdf". */
export const nameOfKind = (name: string, kind: FileKind) =>
  ENDINGS[kind].test(name) ? name : `${name}.${kind}`;
