import { pauseWorkflow } from "~/domains/workflow/automation.server";
import { automationJson } from "~/domains/workflow/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({ access: "business", run: async ({ ctx }) => automationJson(await pauseWorkflow(ctx)) }),
});
