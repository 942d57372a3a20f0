import { pipelineValueJson } from "~/domains/opportunities/json";
import { getPipelineValue } from "~/domains/opportunities/pipeline-value.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => pipelineValueJson(await getPipelineValue(ctx)) }),
});
