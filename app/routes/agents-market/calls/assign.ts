import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: AssignAgent,
    run: async ({ ctx, body }) => assignmentJson(await assignAgent(ctx, body)),
  }),
});
