import { type Recording, type Source, viewOf } from "./recording";

const MAX_PARTS = 1_000;

const text = (bytes: Uint8Array, offset: number) =>
  new TextDecoder("latin1").decode(bytes.subarray(offset, offset + 4));

/** The duration is the data size divided by the format's byte rate (RIFF, WAVE). */
export async function wav(source: Source): Promise<Recording | null> {
  const head = await source.read(0, 12);
  if (text(head, 0) !== "RIFF" || text(head, 8) !== "WAVE") return null;
  let [bytesOfSecond, sound] = [0, 0];
  for (let offset = 12, parts = 0; offset + 8 <= source.size && parts < MAX_PARTS; parts += 1) {
    const part = await source.read(offset, 20);
    const size = viewOf(part).getUint32(4, true);
    if (text(part, 0) === "fmt " && part.length === 20) bytesOfSecond = viewOf(part).getUint32(16, true);
    if (text(part, 0) === "data") sound += Math.min(size, source.size - offset - 8);
    offset += 8 + size + (size % 2);
  }
  if (bytesOfSecond === 0 || sound === 0) return null;
  return { format: "wav", hasPicture: false, hasSound: true, seconds: sound / bytesOfSecond };
}
