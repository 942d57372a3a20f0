import { crc32 } from "node:zlib";
import { ImageError, joinBytes, nameAt, type StillImage, viewOf } from "./image-bytes";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length and name before the data of a chunk, checksum after it. */
const CHUNK_OVERHEAD = 12;
const HEADER_BYTES = 13;

/** Chunks needed to draw the image. Text, time, EXIF, colour profiles and animation frames aren't copied. */
const KEPT = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);
/** Bit depths of each colour type (PNG 3rd edition, table 8). */
const BIT_DEPTHS: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const damaged = () => new ImageError("damaged");

export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + CHUNK_OVERHEAD);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) chunk[4 + index] = name.charCodeAt(index);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

export const pngOf = (chunks: readonly Uint8Array[]) => joinBytes([SIGNATURE, ...chunks]);

/** Null if the file is not a PNG. @throws ImageError */
export function cleanPng(bytes: Uint8Array): StillImage | null {
  if (!SIGNATURE.every((byte, index) => bytes[index] === byte)) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  const names = new Set<string>();
  let [width, height, colourType] = [0, 0, 0];
  let last = "";
  for (let offset = SIGNATURE.length; last !== "IEND"; ) {
    const length = view.getUint32(offset);
    const end = offset + CHUNK_OVERHEAD + length;
    if (end > bytes.length) throw damaged();
    const name = nameAt(bytes, offset + 4);
    if (crc32(bytes.subarray(offset + 4, end - 4)) !== view.getUint32(end - 4)) throw damaged();
    if ((name === "IHDR") !== (names.size === 0)) throw damaged();
    if (name === "IHDR") {
      if (length !== HEADER_BYTES) throw damaged();
      [width, height] = [view.getUint32(offset + 8), view.getUint32(offset + 12)];
      colourType = view.getUint8(offset + 17);
      if (!BIT_DEPTHS[colourType]?.includes(view.getUint8(offset + 16))) throw damaged();
    }
    // IDAT chunks are consecutive; other kept chunks appear once.
    if (name === "IDAT" ? names.has("IDAT") && last !== "IDAT" : KEPT.has(name) && names.has(name))
      throw damaged();
    if (KEPT.has(name)) kept.push(bytes.subarray(offset, end));
    names.add(name);
    last = name;
    offset = end;
  }
  if (!names.has("IDAT") || (colourType === 3 && !names.has("PLTE"))) throw damaged();
  return { kind: "png", width, height, bytes: pngOf(kept) };
}
