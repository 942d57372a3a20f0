import type { FileStore } from "~/adapters/files/file-store";
import { notFound } from "~/core/errors";

/** RFC 6266 with RFC 8187: any name, and no letter of it ends the header. */
const named = (name: string) =>
  `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** A stored file to save; or, for a picture that mails show, the picture itself. @throws DomainError not_found */
export async function fileAnswer(
  files: FileStore,
  file: { key: string; originalName: string; mimeType: string },
  isPublicPicture = false,
): Promise<Response> {
  const stored = await files.get(file.key);
  if (!stored) throw notFound("This file");
  const headers = new Headers({
    "content-type": file.mimeType,
    "content-length": String(stored.size),
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-robots-tag": "noindex",
  });
  if (isPublicPicture) {
    headers.set("cache-control", "public, max-age=31536000, immutable");
    headers.set("cross-origin-resource-policy", "cross-origin");
  } else headers.set("content-disposition", `attachment; ${named(file.originalName)}`);
  return new Response(stored.body, { headers });
}
