import { DomainError } from "~/core/errors";

/** Maximum bytes of a form or JSON body; files are streamed elsewhere. */
export const BODY_LIMIT = 256 * 1024;

export interface BodyLimit {
  bytes: number;
  /** Error message for a larger body. */
  error: string;
}

/** Reads a body only up to the limit, whatever its Content-Length states. @throws DomainError too_large */
export async function readLimited(
  request: Request,
  limit = BODY_LIMIT,
  refusal = "The request is larger than 256 kB. Send less data.",
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readUpTo(request, limit);
  if (!bytes) throw new DomainError("too_large", refusal);
  return bytes;
}

/** Like `readLimited`, but returns null for a larger body. */
export async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Maximum number of fields in a form or a query string. */
export const FIELD_LIMIT = 500;
const NAME_LIMIT = 100;
const DEEPEST = 3;
const HIGHEST_INDEX = 300;
const UNKNOWN_FIELDS = "This form has unknown or too many fields. Reload and try again.";

/**
 * Rejects field names that none of our forms use, before they are parsed: `markets[30000000]` would create a list of
 * that length. @throws DomainError invalid
 */
export function requirePlainFields(names: Iterable<string>): void {
  let count = 0;
  for (const name of names) {
    count += 1;
    const indexes = [...name.matchAll(/\[(\d*)\]/g)].map(([, digits]) => Number(digits));
    const depth = name.split(/[.[]/).length - 1;
    const isOurs =
      name.length <= NAME_LIMIT &&
      depth <= DEEPEST &&
      !/(^|[.[])__|prototype|constructor/.test(name) &&
      // A value whose toString is overwritten can't be rendered again.
      !name.split(/[.[\]]/).some((part) => part in Object.prototype) &&
      indexes.every((index) => index <= HIGHEST_INDEX);
    if (!isOurs || count > FIELD_LIMIT) throw new DomainError("invalid", UNKNOWN_FIELDS);
  }
}

/** Matches field names as our forms write them: words and row numbers, such as `steps[0].templateId`. */
const FORM_NAME = /^[^.[\]]+(?:\.[^.[\]]+|\[\d+\])*$/;

/**
 * Like `requirePlainFields`, but also requires form syntax, so that a name can be parsed and found again. @throws
 * DomainError invalid
 */
export function requireFormFields(names: Iterable<string>): void {
  const all = [...names];
  requirePlainFields(all);
  if (!all.every((name) => FORM_NAME.test(name))) throw new DomainError("invalid", UNKNOWN_FIELDS);
}
