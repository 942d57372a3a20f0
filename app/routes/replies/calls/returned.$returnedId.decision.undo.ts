import { parseId } from "~/core/ids";
import { returnedDetailJson } from "~/domains/replies/reply-json";
import { UndoDecision } from "~/domains/replies/reply-schemas";
import { getReturned } from "~/domains/replies/responses/returned.server";
import { undoDecision } from "~/domains/replies/responses/undo-decision.server";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { returnedId?: string | undefined }) => parseId(params.returnedId, "mail");

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getReturned(ctx, idOf(params)),
    body: UndoDecision,
    run: async ({ ctx, params, body }) => returnedDetailJson(await undoDecision(ctx, idOf(params), body)),
  }),
});
