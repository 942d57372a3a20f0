import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { pipelineValueJson } from "~/domains/opportunities/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => pipelineValueJson(await getPipelineValue(ctx)),
  }),
});
