import { AutomationInput, findAutomation, saveAutomation } from "~/domains/workflow/automation.server";
import { automationJson } from "~/domains/workflow/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: async ({ ctx }) => automationJson(await findAutomation(ctx)) }),
  PUT: call({
    access: "business",
    body: AutomationInput,
    run: async ({ ctx, body }) => automationJson(await saveAutomation(ctx, body)),
  }),
});
