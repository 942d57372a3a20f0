import { ImageError, joinBytes, type StillImage, viewOf } from "./image-bytes";

const [START, END, SCAN, APP0, APP1, APP14, COMMENT] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xee, 0xfe];
/** Baseline, extended and progressive frames: the ones that browsers draw. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman and quantization tables, restart intervals. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** A progressive image has about ten scans; each is drawn over the whole image. */
const MAX_SCANS = 64;
/** JFIF 1.1, no density, no thumbnail. */
const JFIF = Uint8Array.of(0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0);
/** Length of Adobe's segment, whose last byte is the colour transform. */
const ADOBE_BYTES = 12;

const damaged = () => new ImageError("damaged");

/** An EXIF segment with the orientation only. */
const turned = (orientation: number) =>
  Uint8Array.from(
    [0xff, APP1, 0, 34]
      // "Exif", then TIFF in big-endian order with one entry at byte 8: tag 274, one short.
      .concat([0x45, 0x78, 0x69, 0x66, 0, 0], [0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
      .concat([0, 1], [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], [0, 0, 0, 0]),
  );

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Reads the orientation from an EXIF segment (TIFF 6.0, tag 274); 1 if it has none that can be read. */
function orientationOf(segment: Uint8Array): number {
  if (!startsWith(segment, "Exif\0\0") || segment.length < 14) return 1;
  const tiff = segment.subarray(6);
  const view = viewOf(tiff);
  const isLittle = startsWith(tiff, "II");
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return 1;
  const count = view.getUint16(start, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Returns the offset of the next marker after a scan's coded data; escaped bytes and restart markers are part of the data. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let offset = bytes.indexOf(0xff, start); offset >= 0; offset = bytes.indexOf(0xff, offset + 1)) {
    const next = bytes[offset + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  throw damaged();
}

/** Null if the file is not a JPEG. @throws ImageError */
export function cleanJpeg(bytes: Uint8Array): StillImage | null {
  if (bytes[0] !== 0xff || bytes[1] !== START || bytes[2] !== 0xff) return null;
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [];
  let [orientation, width, height, scans] = [1, 0, 0, 0];
  let colours: Uint8Array | null = null;
  let offset = 2;
  for (;;) {
    if (bytes[offset] !== 0xff) throw damaged();
    while (bytes[offset + 1] === 0xff) offset += 1;
    const marker = bytes[offset + 1] ?? END;
    if (marker === END) break;
    const start = offset;
    const length = view.getUint16(offset + 2);
    offset += 2 + length;
    if (length < 2 || offset > bytes.length) throw damaged();
    const body = bytes.subarray(start + 4, offset);
    if (FRAMES.has(marker)) {
      if (width > 0 || body.length < 6) throw damaged();
      [height, width] = [view.getUint16(start + 5), view.getUint16(start + 7)];
      if (width === 0 || height === 0) throw damaged();
    } else if (marker === APP1) orientation = orientation === 1 ? orientationOf(body) : orientation;
    else if (marker === APP0 && startsWith(body, "JFIF")) colours ??= JFIF;
    else if (marker === APP14 && startsWith(body, "Adobe") && body.length >= ADOBE_BYTES)
      colours = joinBytes([Uint8Array.of(0xff, APP14, 0, ADOBE_BYTES + 2), body.subarray(0, ADOBE_BYTES)]);
    else if (marker === SCAN) {
      scans += 1;
      if (width === 0 || scans > MAX_SCANS) throw damaged();
      offset = endOfScan(bytes, offset);
    } else if (!TABLES.has(marker) && marker !== COMMENT && (marker < APP0 || marker > 0xef)) throw damaged();
    if (FRAMES.has(marker) || TABLES.has(marker) || marker === SCAN)
      parts.push(bytes.subarray(start, offset));
  }
  if (scans === 0 || bytes[offset + 1] !== END) throw damaged();
  const head = [Uint8Array.of(0xff, START), ...(colours ? [colours] : [])];
  if (orientation !== 1) head.push(turned(orientation));
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  return {
    kind: "jpg",
    width: across,
    height: down,
    bytes: joinBytes([...head, ...parts, Uint8Array.of(0xff, END)]),
  };
}
