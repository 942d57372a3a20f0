import { type Recording, type Source, viewOf } from "./recording";

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const TIMECODE_SCALE = 0x2ad7b1;
const TRACK_TYPE = 0x83;
const CLUSTER_TIME = 0xe7;
const BLOCKS = [0xa3, 0xa1];
/** Header, segment, info, tracks, track, cluster, block group. The parser descends into these, so unknown sizes are harmless. */
const MASTERS = [EBML, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0];

const MAX_ELEMENTS = 100_000;
const HEAD_BYTES = 28;

function number(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

const lengthOf = (first: number) => Math.clz32(first) - 23;

/** RFC 8794, 4 to 6: the ID includes its marker; a size of all ones means unknown. */
function elementAt(bytes: Uint8Array) {
  const idLength = lengthOf(bytes[0] ?? 0);
  const sizeLength = lengthOf(bytes[idLength] ?? 0);
  const head = idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || head > bytes.length) return null;
  const id = number(bytes.subarray(0, idLength));
  const first = (bytes[idLength] ?? 0) & (0xff >> sizeLength);
  const rest = bytes.subarray(idLength + 1, head);
  const isUnknown = first === 0xff >> sizeLength && rest.every((byte) => byte === 0xff);
  const size = isUnknown ? Number.POSITIVE_INFINITY : first * 256 ** (sizeLength - 1) + number(rest);
  return { id, head, size, value: bytes.subarray(head, head + Math.min(size, 8)) };
}

function blockTime(value: Uint8Array, clusterTime: number): number {
  const at = lengthOf(value[0] ?? 0);
  return at + 2 > value.length ? clusterTime : clusterTime + viewOf(value).getInt16(at);
}

/** The duration is the time of the last block: recorders omit it from the header, or the header is wrong. */
export async function webm(source: Source): Promise<Recording | null> {
  if (number(await source.read(0, 4)) !== EBML) return null;
  const types = new Set<number>();
  let [scale, clusterTime, last, blocks, docType] = [1_000_000, 0, 0, 0, ""];
  for (let offset = 0, count = 0; offset < source.size && count < MAX_ELEMENTS; count += 1) {
    const element = elementAt(await source.read(offset, HEAD_BYTES));
    if (!element) break;
    const { id, head, size, value } = element;
    if (id === DOC_TYPE) docType = new TextDecoder().decode(value);
    else if (id === TIMECODE_SCALE) scale = number(value);
    else if (id === TRACK_TYPE) types.add(number(value));
    else if (id === CLUSTER_TIME) clusterTime = number(value);
    else if (BLOCKS.includes(id)) {
      blocks += 1;
      last = Math.max(last, blockTime(value, clusterTime));
    }
    offset += head + (MASTERS.includes(id) ? 0 : size);
  }
  const hasPicture = types.has(1);
  if (docType !== "webm" || blocks === 0 || types.size === 0) return null;
  return { format: "webm", hasPicture, hasSound: types.has(2), seconds: (last * scale) / 1e9 };
}
