import { DomainError } from "~/core/errors";

/** Bytes of a form or of a JSON body; files are streamed elsewhere. */
export const BODY_LIMIT = 256 * 1024;

export interface BodyLimit {
  bytes: number;
  /** What is said of a larger one. */
  error: string;
}

/** Reads a body up to the limit and no further, whatever its Content-Length says. @throws DomainError too_large */
export async function readLimited(
  request: Request,
  limit = BODY_LIMIT,
  refusal = "The request is larger than 256 kB. Send less data.",
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readUpTo(request, limit);
  if (!bytes) throw new DomainError("too_large", refusal);
  return bytes;
}

/** The same, null for a larger one. */
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

/** Fields of a form or of a query string. */
export const FIELD_LIMIT = 500;
const NAME_LIMIT = 100;
const DEEPEST = 3;
const HIGHEST_INDEX = 300;
const UNKNOWN_FIELDS = "This form has unknown or too many fields. Reload and try again.";

/**
 * Refuses field names that no form of ours has, before they are read: a name like `markets[30000000]` would be built
 * into a list of that length. @throws DomainError invalid
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
      // A value that has lost its toString can't be shown again.
      !name.split(/[.[\]]/).some((part) => part in Object.prototype) &&
      indexes.every((index) => index <= HIGHEST_INDEX);
    if (!isOurs || count > FIELD_LIMIT) throw new DomainError("invalid", UNKNOWN_FIELDS);
  }
}

/** As forms write a name: words and numbers of rows, such as `steps[0].templateId`. */
const FORM_NAME = /^[^.[\]]+(?:\.[^.[\]]+|\[\d+\])*$/;

/** The same for the fields of a form, whose names can be read and found again. @throws DomainError invalid */
export function requireFormFields(names: Iterable<string>): void {
  const all = [...names];
  requirePlainFields(all);
  if (!all.every((name) => FORM_NAME.test(name))) throw new DomainError("invalid", UNKNOWN_FIELDS);
}
