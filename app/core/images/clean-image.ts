import { ImageError, type StillImage } from "./image-bytes";
import { cleanJpeg } from "./jpeg";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

export const IMAGE_TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;

/** Reads a PNG, JPEG or WebP by its content, and copies the parts that are needed to draw it. @throws ImageError */
export function cleanImage(bytes: Uint8Array): StillImage {
  try {
    const found = cleanPng(bytes) ?? cleanJpeg(bytes) ?? cleanWebp(bytes);
    if (found) return found;
  } catch (error) {
    // A header points beyond the end of the file.
    if (error instanceof RangeError) throw new ImageError("damaged");
    throw error;
  }
  throw new ImageError("unknown");
}
