import { parseId } from "~/core/ids";
import { endAssignment } from "~/domains/agents/assignments/end-assignment.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      assignmentJson(await endAssignment(ctx, parseId(params.agentId, "agent"))),
  }),
});
