import { Buffer } from "node:buffer";
import { DomainError, notFound } from "~/core/errors";
import { parseId, sha256OfBytes } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { CHUNK_BYTES } from "~/domains/onboarding/video/policy";
import { getUpload, putChunk } from "~/domains/onboarding/video/uploads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { readLimited } from "~/http/api/body.server";

/** RFC 9530: what was sent is what arrived. */
function requireDigest(request: Request, sha256: string): void {
  const stated = request.headers.get("content-digest");
  if (stated === null) return;
  if (stated !== `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`)
    throw new DomainError("invalid", "The chunk is not what its Content-Digest says. Please send it again.");
}

/** One chunk of an upload, by its place from 0, as plain bytes. The same one may be sent again. */
export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "user",
    isUpload: true,
    find: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return getUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
    },
    run: async ({ ctx, params, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      if (!/^\d{1,4}$/.test(params.place ?? "")) throw notFound("This chunk");
      const bytes = await readLimited(request, CHUNK_BYTES, "A chunk has at most 256 kB.");
      const sha256 = await sha256OfBytes(bytes);
      requireDigest(request, sha256);
      const chunk = { place: Number(params.place), size: bytes.length, sha256 };
      await putChunk({ ...ctx, agent }, parseId(params.uploadId, "upload"), bytes, chunk);
    },
  }),
});
