import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: AssignAgent,
    run: async ({ ctx, body }) => assignmentJson(await assignAgent(ctx, body)),
  }),
});
