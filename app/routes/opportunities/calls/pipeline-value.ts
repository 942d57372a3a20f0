import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { pipelineValueJson } from "~/domains/opportunities/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => pipelineValueJson(await getPipelineValue(ctx)) }),
});
