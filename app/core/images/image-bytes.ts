/** A still image with only the data needed to draw it: no location, camera or text, and nothing after its end. */
export interface StillImage {
  kind: "png" | "jpg" | "webp";
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** A short reason why a file is rejected. */
export class ImageError extends Error {
  constructor(readonly reason: "unknown" | "damaged" | "animated") {
    super(reason);
  }
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a four-character chunk name. */
export const nameAt = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + 4));

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
