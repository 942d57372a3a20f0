import PostalMime, { type Email } from "postal-mime";
import { charsetOf } from "~/core/charset";
import { base64, beginningOf, counting, type Decoder, joining } from "./bounded-decoder";

/** An email of 25 MB in base64 has 350,000 lines; one of empty lines has millions. */
const MAX_LINES = 500_000;
/** Lines that may start a part: a part costs as much as 100 lines. */
const MAX_MARKS = 1_000;
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_HEADER_LINES = 5_000;
const DASH = 45;
const LINE_FEED = 10;
const RETURN = 13;

interface Node {
  state: string;
  contentType: { parsed: { value: string; params: Record<string, string> }; multipart: string | false };
  contentDisposition: { parsed: { value: string } };
  contentTransferEncoding: { encoding: string };
  contentDecoder: Decoder | null;
}

/** postal-mime's internal state while parsing (4.0.0; missing from its types, guarded by a test). */
interface Reader {
  currentNode: Node;
  av: Uint8Array;
  readPos: number;
  resolveInput(raw: Uint8Array): Promise<ArrayBuffer>;
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
}

const isMark = (line: Uint8Array) => line[0] === DASH && line[1] === DASH;

function isRead({ contentType, contentDisposition }: Node): boolean {
  const type = contentType.parsed.value;
  const isText = /^text\/(plain|html)$/.test(type) && contentDisposition.parsed.value !== "attachment";
  return isText || /^(message\/|text\/rfc822-headers$|text\/calendar$|application\/ics$)/.test(type);
}

/** Detects the text's real encoding, whatever its charset label states. */
const relabelling = (node: Node, decoder: Decoder): Decoder => ({
  update: (line) => decoder.update(line),
  async finalize() {
    const content = await decoder.finalize();
    const { params } = node.contentType.parsed;
    params.charset = charsetOf(new Uint8Array(content), params.charset);
    return content;
  },
});

const isText = ({ contentType }: Node) => contentType.parsed.value.startsWith("text/");

const withLineFeeds = (raw: Uint8Array) =>
  raw.includes(LINE_FEED) ? raw : raw.map((byte) => (byte === RETURN ? LINE_FEED : byte));

const bufferOf = (raw: Uint8Array) =>
  raw.byteLength === raw.buffer.byteLength ? raw.buffer : raw.slice().buffer;

/** Parses an email, omitting what exceeds a limit. @throws if it is not an email */
export async function parseBounded(raw: Uint8Array): Promise<Email> {
  const parser = new PostalMime({ forceRfc822Attachments: true, maxNestingDepth: 50 });
  const reader = parser as unknown as Reader;
  const read = reader.processLine.bind(parser);
  const left = { lines: MAX_LINES, marks: MAX_MARKS, text: MAX_TEXT_BYTES, headers: MAX_HEADER_BYTES };
  let headerLines = MAX_HEADER_LINES;
  let bounded: Node | null = null;

  const takeText = (wanted: number) => {
    const room = Math.min(wanted, left.text);
    left.text -= room;
    return room;
  };
  const decoderOf = (node: Node, own: Decoder): Decoder => {
    const { encoding } = node.contentTransferEncoding;
    if (!isRead(node)) return counting(encoding);
    if (/base64/i.test(encoding)) return beginningOf(base64(), takeText);
    return beginningOf(/quoted-printable/i.test(encoding) ? own : joining(), takeText);
  };
  const isDroppedHeader = (line: Uint8Array) => {
    if (reader.currentNode.state !== "header" || line.byteLength === 0 || isMark(line)) return false;
    headerLines -= 1;
    left.headers -= line.byteLength;
    return headerLines < 0 || left.headers < 0;
  };

  reader.resolveInput = async (mail) => bufferOf(mail) as ArrayBuffer;
  reader.processLine = async (line, isFinal) => {
    left.lines -= 1;
    if (isMark(line)) left.marks -= 1;
    const isOver = left.lines <= 0 || left.marks <= 0;
    if (isOver) reader.readPos = reader.av.length;
    const isLast = isFinal || isOver;
    if (isDroppedHeader(line)) return isLast ? read(line.subarray(0, 0), true) : undefined;
    await read(line, isLast);
    const node = reader.currentNode;
    if (node.state !== "body" || node === bounded || !node.contentDecoder) return;
    bounded = node;
    const decoder = decoderOf(node, node.contentDecoder);
    node.contentDecoder = isRead(node) && isText(node) ? relabelling(node, decoder) : decoder;
  };
  return parser.parse(withLineFeeds(raw) as Uint8Array<ArrayBuffer>);
}
