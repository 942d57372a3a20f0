import { parseId } from "~/core/ids";
import { returnedDetailJson } from "~/domains/replies/reply-json";
import { ReturnedDecision } from "~/domains/replies/reply-schemas";
import { decideReturned } from "~/domains/replies/responses/decide-returned.server";
import { getReturned } from "~/domains/replies/responses/returned.server";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { returnedId?: string | undefined }) => parseId(params.returnedId, "mail");

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getReturned(ctx, idOf(params)),
    body: ReturnedDecision,
    run: async ({ ctx, params, body }) => returnedDetailJson(await decideReturned(ctx, idOf(params), body)),
  }),
});
