import { pauseWorkflow } from "~/domains/workflow/automation.server";
import { automationJson } from "~/domains/workflow/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "business", run: async ({ ctx }) => automationJson(await pauseWorkflow(ctx)) }),
});
