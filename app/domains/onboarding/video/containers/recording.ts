import { mp3 } from "./mp3";
import { mp4 } from "./mp4";
import { ogg } from "./ogg";
import { wav } from "./wav";
import { webm } from "./webm";

/** The bytes of a file that may be stored in chunks; `read` returns fewer bytes at the end. */
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

/** Detects the format from the bytes; null for other formats and empty recordings. */
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
