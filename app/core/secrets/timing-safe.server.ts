import { timingSafeEqual } from "node:crypto";

/** Compares in constant time; the length is not a secret. */
export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

export const isSameText = (one: string, other: string): boolean =>
  isSameBytes(Buffer.from(one), Buffer.from(other));
