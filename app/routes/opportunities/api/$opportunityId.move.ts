import { parseId } from "~/core/ids";
import { opportunityJson } from "~/domains/opportunities/json";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { MoveSchema } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { findLastMove } from "~/domains/opportunities/undo-move.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { opportunityId?: string | undefined }) => parseId(params.opportunityId, "opportunity");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOpportunity(ctx, idOf(params)),
    body: MoveSchema,
    run: async ({ ctx, params, body }) => {
      const moved = await moveOpportunity(ctx, idOf(params), body);
      return {
        ...opportunityJson(moved, ctx.now()),
        moveId: (await findLastMove(ctx, moved.id))?.id ?? null,
      };
    },
  }),
});
