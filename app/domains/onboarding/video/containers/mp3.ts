import { type Recording, type Source, viewOf } from "./recording";

const MAX_FRAMES = 100_000;
/** Minimum consecutive frames: fewer may be a coincidence. */
const MIN_FRAMES = 10;
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
const LAYER_3 = 1;

/** The size of a frame in bytes and its length in seconds (ISO/IEC 11172-3, 2.4.1.3; version 2.5 halves the rates of 2). */
function frameAt(bytes: Uint8Array) {
  if (bytes.length < 4) return null;
  const head = viewOf(bytes).getUint32(0);
  const [version, layer] = [(head >>> 19) & 3, (head >>> 17) & 3];
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== LAYER_3) return null;
  const isFirst = version === 3;
  const kbits = (isFirst ? KBITS_1 : KBITS_2)[(head >>> 12) & 15];
  const rate = (RATES[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (!kbits || rate === 0) return null;
  const samples = isFirst ? 1_152 : 576;
  return {
    size: Math.floor((samples * kbits * 125) / rate) + ((head >>> 9) & 1),
    seconds: samples / rate,
  };
}

/** The offset of the audio: a preceding ID3 tag states its size with seven bits per byte (ID3v2, 3.1). */
async function startOf(source: Source): Promise<number> {
  const tag = await source.read(0, 10);
  if (tag.length < 10 || new TextDecoder("latin1").decode(tag.subarray(0, 3)) !== "ID3") return 0;
  return 10 + tag.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
}

/** The duration is the sum of all frames, each at its own rate. */
export async function mp3(source: Source): Promise<Recording | null> {
  let [seconds, frames, at] = [0, 0, await startOf(source)];
  for (; at < source.size && frames < MAX_FRAMES; frames += 1) {
    const frame = frameAt(await source.read(at, 4));
    if (!frame) break;
    seconds += frame.seconds;
    at += frame.size;
  }
  return frames >= MIN_FRAMES ? { format: "mp3", hasPicture: false, hasSound: true, seconds } : null;
}
