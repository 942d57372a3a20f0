import { bytesOf } from "~/core/bytes";
import { FetchError } from "./fetch-error";

const DAY_SECONDS = 86_400;

/** Seconds given by `Retry-After`, at most one day. */
export function retryAfterOf(response: Response, now: Date): number | undefined {
  const text = response.headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), DAY_SECONDS) : undefined;
}

export const failureOf = (error: unknown, host: string): FetchError => {
  if (error instanceof FetchError) return error;
  const isSlow = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name);
  return isSlow
    ? new FetchError("too_slow", `${host} didn’t respond in time.`)
    : new FetchError("unreachable", `${host} can’t be reached.`);
};

/** @throws FetchError too_large, whatever the Content-Length states; bytes read until then are dropped */
export async function readBody(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const host = response.url ? new URL(response.url).host : "The server";
  const tooLarge = () =>
    new FetchError("too_large", `${host} sent more than ${Math.round(mostBytes / 1_000_000)} MB.`);
  if (Number(response.headers.get("content-length")) > mostBytes) {
    await response.body?.cancel().catch(() => {});
    throw tooLarge();
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of response.body ? bytesOf(response.body) : []) {
      size += piece.byteLength;
      if (size > mostBytes) throw tooLarge();
      pieces.push(piece);
    }
  } catch (error) {
    throw failureOf(error, host);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.byteLength;
  }
  return bytes;
}

/** @throws FetchError status, with the seconds that the server asks to wait */
export async function requireOk(response: Response, host: string, now: Date): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel().catch(() => {});
  throw new FetchError(
    "status",
    `${host} responded with status ${response.status}.`,
    retryAfterOf(response, now),
  );
}
