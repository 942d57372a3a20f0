import { AutomationInput, findAutomation, saveAutomation } from "~/domains/workflow/automation.server";
import { automationJson } from "~/domains/workflow/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => automationJson(await findAutomation(ctx)) }),
  PUT: endpoint({
    access: "business",
    body: AutomationInput,
    run: async ({ ctx, body }) => automationJson(await saveAutomation(ctx, body)),
  }),
});
