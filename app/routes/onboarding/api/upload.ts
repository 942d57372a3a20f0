import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { getUpload, missingChunks, uploadJson } from "~/domains/onboarding/video/uploads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Which chunks are still to be sent. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const upload = await getUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
      return uploadJson(upload, await missingChunks(ctx, upload));
    },
  }),
});
