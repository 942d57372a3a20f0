import { parseId } from "~/core/ids";
import { bounceDetailJson } from "~/domains/replies/reply-json";
import { UndoDecision } from "~/domains/replies/reply-schemas";
import { getBounce } from "~/domains/replies/responses/bounces.server";
import { undoClassification } from "~/domains/replies/responses/undo-classification.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { returnedId?: string | undefined }) => parseId(params.returnedId, "mail");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getBounce(ctx, idOf(params)),
    body: UndoDecision,
    run: async ({ ctx, params, body }) => bounceDetailJson(await undoClassification(ctx, idOf(params), body)),
  }),
});
