import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { answerJson } from "~/domains/onboarding/video/answers.server";
import { completeUpload } from "~/domains/onboarding/video/keep-answer.server";
import { getUpload } from "~/domains/onboarding/video/uploads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Makes an upload the answer to its question, once all of it is there. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return getUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
    },
    run: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const answer = await completeUpload({ ...ctx, agent }, parseId(params.uploadId, "upload"));
      return { success: true, answer: answerJson(answer) };
    },
  }),
});
