import PostalMime, { type Email } from "postal-mime";

/** A mail of 25 MB in base64 has 350,000; one of empty lines has millions. */
const MOST_LINES = 500_000;
/** Lines that may begin a part: each part costs as much as 100 lines. */
const MOST_MARKS = 1_000;
/** Bytes that are read as text, or come as they are: the room they take is six times that. */
const MOST_PLAIN = 4 * 1024 * 1024;
const MOST_HEADERS = 256 * 1024;
const LINE_FEED = 10;
const DASH = 45;

/** What postal-mime keeps of a part while it reads it (4.0.0; its types leave it out, and a test holds it). */
interface Reader {
  currentNode: {
    state: string;
    contentType: { parsed: { value: string } };
    contentDisposition: { parsed: { value: string } };
    contentTransferEncoding: { encoding: string };
  };
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
}

const isMark = (bytes: Uint8Array, at = 0) => bytes[at] === DASH && bytes[at + 1] === DASH;

function withoutRest(raw: Uint8Array): Uint8Array {
  let marks = 0;
  let start = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    if (isMark(raw, start)) marks += 1;
    const end = raw.indexOf(LINE_FEED, start);
    if (end < 0) return raw;
    if (marks > MOST_MARKS) break;
    start = end + 1;
  }
  return raw.subarray(0, start);
}

/** An attachment in base64 is not. */
function isPlain({
  contentType,
  contentDisposition,
  contentTransferEncoding,
}: Reader["currentNode"]): boolean {
  const type = contentType.parsed.value;
  const isText = /^text\/(plain|html)$/.test(type) && contentDisposition.parsed.value !== "attachment";
  const isCalendar = type === "text/calendar" || type === "application/ics";
  return isText || isCalendar || !/base64/i.test(contentTransferEncoding.encoding);
}

/** What is over a limit is left out. @throws what is no mail */
export async function parseBounded(raw: Uint8Array): Promise<Email> {
  const parser = new PostalMime({
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: MOST_HEADERS,
  });
  const reader = parser as unknown as Reader;
  const read = reader.processLine.bind(parser);
  let left = MOST_PLAIN;
  reader.processLine = (line, isFinal) => {
    const node = reader.currentNode;
    if (node.state !== "body" || isMark(line) || !isPlain(node)) return read(line, isFinal);
    const part = line.subarray(0, Math.max(0, left));
    left -= line.byteLength + 1;
    return left > 0 || part.byteLength > 0 || isFinal ? read(part, isFinal) : Promise.resolve();
  };
  return parser.parse(withoutRest(raw) as Uint8Array<ArrayBuffer>);
}
