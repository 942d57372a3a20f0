import { parseId } from "~/core/ids";
import { returnedDetailJson } from "~/domains/replies/reply-json";
import { getReturned } from "~/domains/replies/responses/returned.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) =>
      returnedDetailJson(await getReturned(ctx, parseId(params.returnedId, "mail"))),
  }),
});
