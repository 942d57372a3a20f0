import { type Recording, type Source, viewOf } from "./recording";

const MAX_PAGES = 50_000;
const HEAD_BYTES = 27;
/** Opus timestamps count at 48 kHz, whatever the recording rate (RFC 7845, 4). */
const OPUS_RATE = 48_000;

const text = (bytes: Uint8Array, offset: number, length: number) =>
  new TextDecoder("latin1").decode(bytes.subarray(offset, offset + length));

function rateOf(packet: Uint8Array): number | null {
  if (text(packet, 0, 8) === "OpusHead") return OPUS_RATE;
  if (text(packet, 0, 7) !== "\u0001vorbis" || packet.length < 16) return null;
  return viewOf(packet).getUint32(12, true) || null;
}

/** The duration is the position of the last page (RFC 3533, 6). */
export async function ogg(source: Source): Promise<Recording | null> {
  const first = await source.read(0, HEAD_BYTES + 255 + 64);
  if (text(first, 0, 4) !== "OggS" || first.length < HEAD_BYTES) return null;
  const rate = rateOf(first.subarray(HEAD_BYTES + (first[26] ?? 0)));
  if (rate === null) return null;
  let last = 0;
  for (let offset = 0, pages = 0; offset < source.size && pages < MAX_PAGES; pages += 1) {
    const page = await source.read(offset, HEAD_BYTES + 255);
    if (page.length < HEAD_BYTES || text(page, 0, 4) !== "OggS") break;
    const position = Number(viewOf(page).getBigInt64(6, true));
    last = Math.max(last, position);
    const segments = page[26] ?? 0;
    offset += HEAD_BYTES + segments;
    for (const length of page.subarray(HEAD_BYTES, HEAD_BYTES + segments)) offset += length;
  }
  return last > 0 ? { format: "ogg", hasPicture: false, hasSound: true, seconds: last / rate } : null;
}
