import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { MAX_CV_BYTES } from "~/domains/onboarding/cv/cv-kinds";
import { storeCv } from "~/domains/onboarding/cv/store-cv.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    isUpload: true,
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    run: async ({ ctx, params, request }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const { file } = await readFormWithFile(request, "cv", MAX_CV_BYTES);
      const { originalName, mimeType, size } = await storeCv({ ...ctx, agent }, file);
      return { success: true, cv: { originalName, mimeType, size } };
    },
  }),
});
