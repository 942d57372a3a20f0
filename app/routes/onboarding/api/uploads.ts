import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { agreeToVideo } from "~/domains/onboarding/video/submit-interview.server";
import { missingChunks, startUpload, uploadJson } from "~/domains/onboarding/video/uploads.server";
import { NewUpload } from "~/domains/onboarding/video/video-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Begins an answer that is sent in chunks. Sending it agrees to its being kept until 180 days after the decision. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    body: NewUpload,
    status: 201,
    run: async ({ ctx, params, body }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const own = { ...ctx, agent };
      await agreeToVideo(own);
      const upload = await startUpload(own, body.question, body.size);
      return uploadJson(upload, await missingChunks(ctx, upload));
    },
  }),
});
