import type { FileStore } from "~/adapters/files/file-store";
import { DomainError } from "~/core/errors";
import { m } from "~/messages/messages";

/** Encodes any file name (RFC 6266 with RFC 8187), so that no character in it can end the header. */
const named = (name: string) =>
  `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Who may cache a picture at an immutable address: everyone, as in emails, or only the requesting user. */
type PictureCache = "public" | "private";

/** Responds with a stored file to download, or a picture to display. @throws DomainError not_found */
export async function fileAnswer(
  files: FileStore,
  file: { key: string; originalName: string; mimeType: string },
  picture?: PictureCache,
): Promise<Response> {
  const stored = await files.get(file.key);
  if (!stored) throw new DomainError("not_found", m.errors_stored_file_this_file());
  const headers = new Headers({
    "content-type": file.mimeType,
    "content-length": String(stored.size),
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-robots-tag": "noindex",
  });
  if (picture) {
    headers.set("cache-control", `${picture}, max-age=31536000, immutable`);
    if (picture === "public") headers.set("cross-origin-resource-policy", "cross-origin");
  } else headers.set("content-disposition", `attachment; ${named(file.originalName)}`);
  return new Response(stored.body, { headers });
}

interface Span {
  from: number;
  /** Inclusive. */
  to: number;
}

/**
 * Parses one byte range (RFC 9110, 14.2). Returns null for an invalid header or several ranges, for which the full
 * response is allowed.
 */
function spanOf(range: string, size: number): Span | "none" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === "" && to === "") return null;
  if (from === "") return to === "0" ? "none" : { from: Math.max(0, size - Number(to)), to: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return "none";
  return { from: Number(from), to: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Responds with a recording to play: all of it, or the requested range. `tag` identifies exactly these bytes. */
export async function recordingAnswer(
  request: Request,
  { size, mimeType, tag }: { size: number; mimeType: string; tag: string },
  read: (span: Span) => Promise<ReadableStream<Uint8Array>>,
): Promise<Response> {
  const etag = `"${tag}"`;
  const asked = request.headers.get("range");
  const isSame = [null, etag].includes(request.headers.get("if-range"));
  const span = asked && isSame ? spanOf(asked, size) : null;
  const headers = new Headers({
    "content-type": mimeType,
    "accept-ranges": "bytes",
    etag,
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-robots-tag": "noindex",
  });
  if (span === "none") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = span ?? { from: 0, to: size - 1 };
  headers.set("content-length", String(to - from + 1));
  if (span) headers.set("content-range", `bytes ${from}-${to}/${size}`);
  const body = request.method === "HEAD" ? null : await read({ from, to });
  return new Response(body, { status: span ? 206 : 200, headers });
}
