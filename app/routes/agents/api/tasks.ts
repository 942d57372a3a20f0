import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { nextStepsJson } from "~/domains/agents/shared-leads/json";
import { listNextSteps } from "~/domains/agents/shared-leads/next-steps.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** What waits, by its day, and what was done within a week. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx, params }) =>
      nextStepsJson(await listNextSteps(ctx, await getOwnAgent(ctx, parseId(params.agentId, "agent")))),
  }),
});
