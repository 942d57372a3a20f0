import { Buffer } from "node:buffer";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken } from "~/core/ids";
import { plainText, wellFormed } from "~/core/text";
import { consumeQuota, refundQuota } from "~/domains/quotas/charge-quota.server";
import { outreachFiles } from "../tables";
import { kindOfBytes, MAX_FILE_BYTES, MAX_LOGO_BYTES, MIME_TYPES, nameOfKind } from "./file-kinds";
import { LOGO_PREFIX, type OutreachFile } from "./files.server";

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

const tooLarge = (message: string, field: string) =>
  new DomainError("too_large", `File too large: ${message}`, { field });
const wrongType = (message: string, field: string) =>
  new DomainError("invalid", `Invalid file type: ${message}`, { field });

const KINDS = {
  attachment: {
    most: MAX_FILE_BYTES,
    prefix: (accountId: number) => `attachments/${accountId}/`,
    kinds: ["pdf", "doc", "docx", "png", "jpg"],
    large: "Please upload a file smaller than 10MB",
    wrong: "Please upload a PDF, Word document, or image file",
  },
  logo: {
    most: MAX_LOGO_BYTES,
    prefix: () => LOGO_PREFIX,
    kinds: ["png", "jpg"],
    large: "Upload a picture smaller than 2MB",
    wrong: "Upload a PNG or JPG picture",
  },
};

/** Removes characters that could reverse the name, hide in it or end a header. */
export const plainName = (name: string) =>
  [...plainText(wellFormed(name.split(/[/\\]/).at(-1) ?? "")).replace(/["<>:|?*]/g, "_")]
    .slice(-120)
    .join("");

/** @throws DomainError too_large, invalid, with the specified messages; limit_reached */
export async function storeFile(
  ctx: BusinessContext,
  kind: "attachment" | "logo",
  given: GivenFile,
  field = "file",
): Promise<OutreachFile> {
  const { most, prefix, kinds, large, wrong } = KINDS[kind];
  if (given.bytes.byteLength > most) throw tooLarge(large, field);
  const found = kindOfBytes(given.bytes);
  if (!found || !kinds.includes(found)) throw wrongType(wrong, field);
  const mimeType = MIME_TYPES[found];
  const key = prefix(ctx.account.id) + randomToken();
  const size = given.bytes.byteLength;
  const takenAt = ctx.now();
  await consumeQuota(ctx, { bytes: size, rows: 1 });
  try {
    await ctx.files.put(key, given.bytes, { httpMetadata: { contentType: mimeType } });
  } catch (error) {
    await ctx.db.batch([refundQuota(ctx, "bytes", size, takenAt), refundQuota(ctx, "rows", 1, takenAt)]);
    throw error;
  }
  const [file] = await ctx.db
    .insert(outreachFiles)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      key,
      kind,
      originalName: nameOfKind(plainName(given.name) || kind, found),
      mimeType,
      size,
      createdAt: ctx.now(),
    })
    .returning();
  if (!file) throw new Error("The file was not written down");
  return file;
}

/** @throws DomainError invalid if it is not a data URL */
export function bytesOfDataUrl(text: string): Uint8Array {
  const comma = text.indexOf(",");
  const isOne = /^data:[^,]{0,200};base64$/i.test(text.slice(0, comma));
  try {
    if (comma > 0 && isOne)
      return Uint8Array.from(Buffer.from(requireBase64(text.slice(comma + 1)), "base64"));
  } catch {}
  throw new DomainError("invalid", "Send the file as a data URL, e.g. data:application/pdf;base64,…", {
    field: "fileData",
  });
}

function requireBase64(text: string): string {
  const given = text.trimEnd();
  // Removes the padding first, so that a single character class suffices: two whitespace runs would backtrack from every position.
  if (/[^A-Za-z0-9+/\s]/.test(given.replace(/={1,2}$/, ""))) throw new Error("not base64");
  return given;
}
