const CRLF = "\r\n";
const encoder = new TextEncoder();

const ESCAPED = Array.from(
  { length: 256 },
  (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`,
);
const SPACE = 0x20;
const TAB = 0x09;
const EQUALS = 0x3d;
const COLUMNS = 75;

/** Encodes a line in any language byte by byte. */
function escapedLine(line: string): string {
  const bytes = encoder.encode(line);
  let out = "";
  let column = 0;
  for (let offset = 0; offset < bytes.length; offset += 1) {
    const byte = bytes[offset] ?? 0;
    const isSpace = byte === SPACE || byte === TAB;
    const isPlain = isSpace ? offset < bytes.length - 1 : byte > SPACE && byte < 0x7f && byte !== 0x3d;
    const piece = (isPlain ? String.fromCharCode(byte) : ESCAPED[byte]) ?? "";
    if (column + piece.length > COLUMNS) {
      out += `=${CRLF}`;
      column = 0;
    }
    out += piece;
    column += piece.length;
  }
  return out;
}

/** Returns how many characters of an escaped text fit on a line from `index` on, without splitting an escape. */
function fitting(text: string, index: number): number {
  const end = index + COLUMNS;
  if (text.charCodeAt(end - 1) === EQUALS) return COLUMNS - 1;
  return text.charCodeAt(end - 2) === EQUALS ? COLUMNS - 2 : COLUMNS;
}

/** Encodes one line. An ASCII line, the usual case, is cut without looking at each byte. */
function encodedLine(line: string): string {
  if (!/^[\t\x20-\x7e]*$/.test(line)) return escapedLine(line);
  const last = line.charCodeAt(line.length - 1);
  const endsInSpace = last === SPACE || last === TAB;
  const body = (endsInSpace ? line.slice(0, -1) : line).replaceAll("=", "=3D");
  const text = endsInSpace ? body + ESCAPED[last] : body;
  if (text.length <= COLUMNS) return text;
  let out = "";
  let offset = 0;
  while (text.length - offset > COLUMNS) {
    const length = fitting(text, offset);
    out += `${text.slice(offset, offset + length)}=${CRLF}`;
    offset += length;
  }
  return out + text.slice(offset);
}

/** RFC 2045 quoted-printable: lines end in CRLF before column 77, every byte is ASCII. */
export const quotedPrintable = (text: string): string =>
  text.replace(/\r\n?/g, "\n").split("\n").map(encodedLine).join(CRLF);

interface Encoded {
  text: string;
  /** The length of its first line and, if it has several lines, of its last one. */
  first: number;
  last: number | null;
}

function encoded(piece: string): Encoded {
  const text = quotedPrintable(piece);
  const end = text.indexOf(CRLF);
  if (end < 0) return { text, first: text.length, last: null };
  return { text, first: end, last: text.length - text.lastIndexOf(CRLF) - CRLF.length };
}

/** Minimum length of cached pieces, and the number of characters at which the cache is emptied. */
const LONG = 80;
const MAX_CACHED_LETTERS = 2_000_000;
const kept = new Map<string, Encoded>();
let lettersKept = 0;

/** Caches encoded pieces: thousands of emails share the long pieces of a template. */
function encodedPiece(piece: string): Encoded {
  if (piece.length < LONG || piece.length > MAX_CACHED_LETTERS / 4) return encoded(piece);
  const known = kept.get(piece);
  if (known) return known;
  if (lettersKept > MAX_CACHED_LETTERS) {
    kept.clear();
    lettersKept = 0;
  }
  const fresh = encoded(piece);
  kept.set(piece, fresh);
  lettersKept += piece.length + fresh.text.length;
  return fresh;
}

/** Encodes a text given in pieces. No piece may end inside a character. */
export function quotedPrintablePieces(pieces: readonly string[]): string {
  let out = "";
  let column = 0;
  for (const piece of pieces) {
    const { text, first, last } = encodedPiece(piece);
    if (column > 0 && column + first > COLUMNS) {
      out += `=${CRLF}`;
      column = 0;
    }
    out += text;
    column = last ?? column + first;
  }
  return out;
}
