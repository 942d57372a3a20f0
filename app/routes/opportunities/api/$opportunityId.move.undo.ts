import { parseId } from "~/core/ids";
import { opportunityJson } from "~/domains/opportunities/json";
import { UndoMoveSchema } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { undoMove } from "~/domains/opportunities/undo-move.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { opportunityId?: string | undefined }) => parseId(params.opportunityId, "opportunity");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOpportunity(ctx, idOf(params)),
    body: UndoMoveSchema,
    run: async ({ ctx, params, body }) =>
      opportunityJson(await undoMove(ctx, idOf(params), body.move), ctx.now()),
  }),
});
