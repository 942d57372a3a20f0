import { toBase64 } from "./bytes";
import { notFound } from "./errors";

/** Reads an id from a URL. @throws DomainError not_found for anything that is not a positive integer. */
export function parseId(text: string | undefined, what: string): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw notFound(`This ${what}`);
  return Number(text);
}

/** Reads a slug from a URL. @throws DomainError not_found for anything but lowercase letters, digits and hyphens */
export function parseSlug(text: string | undefined, what: string): string {
  if (!text || !/^[a-z0-9-]{1,60}$/.test(text)) throw notFound(`This ${what}`);
  return text;
}

/** A random token of 256 bits, base64url: session cookies, single-use links. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** SHA-256, hex. */
export async function sha256OfBytes(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of a text in UTF-8, hex. */
export const sha256 = (text: string): Promise<string> => sha256OfBytes(new TextEncoder().encode(text));

/** Rows in the order of the requested ids; ids without a row are skipped. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
