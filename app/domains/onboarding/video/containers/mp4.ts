import { largest } from "~/core/lists/unbounded";
import { type Recording, type Source, viewOf } from "./recording";

const MASTERS = ["moov", "trak", "mdia", "mvex", "moof", "traf"];
const READ = ["mvhd", "tkhd", "mdhd", "hdlr", "trex", "tfhd", "tfdt", "trun"];

const MAX_BOXES = 20_000;
const MAX_BYTES = 64_000;

interface Track {
  scale: number;
  type: string;
  sample: number;
  end: number;
}

const text = (bytes: Uint8Array, offset: number) =>
  new TextDecoder().decode(bytes.subarray(offset, offset + 4));

function boxAt(bytes: Uint8Array) {
  if (bytes.length < 8) return null;
  const [view, kind] = [viewOf(bytes), text(bytes, 4)];
  const size = view.getUint32(0);
  if (size === 0) return { kind, head: 8, size: Number.POSITIVE_INFINITY };
  if (size !== 1) return size < 8 ? null : { kind, head: 8, size };
  return bytes.length < 16 ? null : { kind, head: 16, size: Number(view.getBigUint64(8)) };
}

const NEW_TRACK = { scale: 0, type: "", sample: 0, end: 0 };

function lengthOfRun(view: DataView, flags: number, sample: number): number {
  const samples = view.getUint32(4);
  if (!(flags & 0x100)) return samples * sample;
  const entryBytes = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let length = 0;
  let at = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  for (let n = 0; n < samples && at + 4 <= view.byteLength; n += 1, at += entryBytes)
    length += view.getUint32(at);
  return length;
}

/** Reads the ISO/IEC 14496-12 fields that determine the duration. @throws RangeError for a truncated box */
function boxReader() {
  const tracks = new Map<number, Track>();
  let current: Track = { ...NEW_TRACK };
  let seconds = 0;
  const trackOf = (id: number): Track => {
    const track = tracks.get(id) ?? { ...NEW_TRACK };
    tracks.set(id, track);
    return track;
  };
  const read = (kind: string, bytes: Uint8Array) => {
    const view = viewOf(bytes);
    const flags = view.getUint32(0) & 0xffffff;
    const isLong = view.getUint8(0) === 1;
    const afterTimes = isLong ? 20 : 12;
    const time = (offset: number) => (isLong ? Number(view.getBigUint64(offset)) : view.getUint32(offset));
    if (kind === "mvhd") {
      const duration = time(afterTimes + 4);
      if (duration < 0xffffffff) seconds = duration / Math.max(1, view.getUint32(afterTimes));
    } else if (kind === "tkhd") current = trackOf(view.getUint32(afterTimes));
    else if (kind === "mdhd") current.scale = view.getUint32(afterTimes);
    else if (kind === "hdlr") current.type ||= text(bytes, 8);
    else if (kind === "trex") trackOf(view.getUint32(4)).sample = view.getUint32(12);
    else if (kind === "tfhd") {
      current = trackOf(view.getUint32(4));
      if (flags & 0x8) current.sample = view.getUint32(8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
    } else if (kind === "tfdt") current.end = time(4);
    else current.end += lengthOfRun(view, flags, current.sample);
  };
  const told = () => {
    const all = [...tracks.values()];
    const fragments = all.map(({ end, scale }) => (scale > 0 ? end / scale : 0));
    return { types: all.map(({ type }) => type), seconds: largest(fragments, seconds) };
  };
  return { read, told };
}

/** The duration is the movie's, or that of its fragments, as recorders write them. */
export async function mp4(source: Source): Promise<Recording | null> {
  if (text(await source.read(0, 8), 4) !== "ftyp") return null;
  const boxes = boxReader();
  let media = 0;
  for (let offset = 0, count = 0; offset < source.size && count < MAX_BOXES; count += 1) {
    const box = boxAt(await source.read(offset, 16));
    if (!box) break;
    const { kind, head, size } = box;
    const body = Math.min(size, source.size - offset) - head;
    if (kind === "mdat") media += body;
    if (READ.includes(kind)) {
      const bytes = await source.read(offset + head, Math.min(body, MAX_BYTES));
      try {
        boxes.read(kind, bytes);
      } catch {
        return null;
      }
    }
    offset += MASTERS.includes(kind) ? head : size;
  }
  const { types, seconds } = boxes.told();
  const [hasPicture, hasSound] = [types.includes("vide"), types.includes("soun")];
  return media > 0 && (hasPicture || hasSound) ? { format: "mp4", hasPicture, hasSound, seconds } : null;
}
