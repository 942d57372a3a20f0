import { pipelineValueJson } from "~/domains/lead-search/json";
import { getPipelineValue } from "~/domains/lead-search/pipeline-value.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => pipelineValueJson(await getPipelineValue(ctx)) }),
});
