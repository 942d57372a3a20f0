import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { LanguagesInput } from "~/domains/agents/languages";
import { agentProfileStatement } from "~/domains/agents/save-agent-profile.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "user",
    body: LanguagesInput,
    run: async ({ ctx, params, body }) => {
      const { id } = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      await agentProfileStatement(ctx, id, body);
      return agentJson(await getOwnAgent(ctx, id));
    },
  }),
});
