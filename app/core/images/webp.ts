import { ImageError, joinBytes, nameAt, type StillImage, viewOf } from "./image-bytes";

const HEAD_BYTES = 12;
/** Flags of the extended header: it has an alpha channel, it is an animation. */
const [HAS_ALPHA, IS_ANIMATED] = [0x10, 0x02];

const damaged = () => new ImageError("damaged");

const write = (bytes: Uint8Array, name: string) => bytes.set(new TextEncoder().encode(name));

/** Reads the size from a VP8 key frame (RFC 6386, 9.1). */
function sizeOfLossy(data: Uint8Array): [width: number, height: number] {
  const isKeyFrame = ((data[0] ?? 1) & 1) === 0 && data[3] === 0x9d && data[4] === 0x01 && data[5] === 0x2a;
  if (!isKeyFrame) throw damaged();
  const view = viewOf(data);
  return [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
}

/** Reads the size as RFC 9649, 3.4 encodes it: 14 bits each, minus one. */
function sizeOfLossless(data: Uint8Array): [width: number, height: number] {
  if (data[0] !== 0x2f) throw damaged();
  const bits = viewOf(data).getUint32(1, true);
  if (bits >>> 29 !== 0) throw damaged();
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

/** Null if the file is not a WebP. @throws ImageError */
export function cleanWebp(bytes: Uint8Array): StillImage | null {
  if (nameAt(bytes, 0) !== "RIFF" || nameAt(bytes, 8) !== "WEBP") return null;
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) throw damaged();
  let alpha: Uint8Array | null = null;
  let picture: Uint8Array | null = null;
  let [width, height] = [0, 0];
  for (let offset = HEAD_BYTES; offset < end; ) {
    const name = nameAt(bytes, offset);
    const size = view.getUint32(offset + 4, true);
    const data = bytes.subarray(offset + 8, offset + 8 + size);
    // Chunks are padded to an even length.
    const next = offset + 8 + size + (size % 2);
    if (next > end) throw damaged();
    if (name === "ANIM" || name === "ANMF" || (name === "VP8X" && ((data[0] ?? 0) & IS_ANIMATED) !== 0))
      throw new ImageError("animated");
    if (name === "ALPH" && !picture) alpha = bytes.subarray(offset, next);
    if (name === "VP8 " || name === "VP8L") {
      if (picture) throw damaged();
      picture = bytes.subarray(offset, next);
      [width, height] = name === "VP8 " ? sizeOfLossy(data) : sizeOfLossless(data);
      if (name === "VP8L") alpha = null;
    }
    offset = next;
  }
  if (!picture || width === 0 || height === 0) throw damaged();
  const chunks = alpha ? [extended(width, height), alpha, picture] : [picture];
  const head = new Uint8Array(HEAD_BYTES);
  write(head, "RIFF");
  write(head.subarray(8), "WEBP");
  viewOf(head).setUint32(4, 4 + chunks.reduce((sum, { length }) => sum + length, 0), true);
  return { kind: "webp", width, height, bytes: joinBytes([head, ...chunks]) };
}

/** Builds the extended header of a lossy image with an alpha channel. */
function extended(width: number, height: number): Uint8Array {
  const chunk = new Uint8Array(18);
  write(chunk, "VP8X");
  const view = viewOf(chunk);
  view.setUint32(4, 10, true);
  chunk[8] = HAS_ALPHA;
  // Width and height have three bytes each, after the flags and three reserved bytes.
  view.setUint32(12, (width - 1) | ((height - 1) << 24), true);
  view.setUint16(16, (height - 1) >>> 8, true);
  return chunk;
}
