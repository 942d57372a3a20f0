import { parseId } from "~/core/ids";
import { assignedAmong } from "~/domains/agents/assignments/assignments.server";
import { matchJson } from "~/domains/matching/matches/json";
import { listMatches } from "~/domains/matching/matches/matches.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** At most 50, the best first. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const found = await listMatches(ctx, parseId(params.requestId, "request"));
      const assigned = await assignedAmong(
        ctx,
        found.map(({ agent }) => agent.id),
      );
      return found.map((each) => matchJson(each, assigned.get(each.agent.id)));
    },
  }),
});
