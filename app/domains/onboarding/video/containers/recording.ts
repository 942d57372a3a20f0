import { mp3 } from "./mp3";
import { mp4 } from "./mp4";
import { ogg } from "./ogg";
import { wav } from "./wav";
import { webm } from "./webm";

/** Bytes of a file that may be stored in pieces; `read` returns fewer at its end. */
export interface Source {
  size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

export interface Recording {
  format: "webm" | "mp4" | "ogg" | "wav" | "mp3";
  hasPicture: boolean;
  hasSound: boolean;
  seconds: number;
}

/** Detected by its bytes; null for other formats and empty recordings. */
export async function readRecording(source: Source): Promise<Recording | null> {
  for (const read of [webm, mp4, ogg, wav, mp3]) {
    const recording = await read(source);
    if (recording) return recording;
  }
  return null;
}

export const mimeTypeOf = ({ format, hasPicture }: Recording) =>
  `${hasPicture ? "video" : "audio"}/${format === "mp3" ? "mpeg" : format}`;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
