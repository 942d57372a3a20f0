import { parseId } from "~/core/ids";
import { bounceDetailJson } from "~/domains/replies/reply-json";
import { getBounce } from "~/domains/replies/responses/bounces.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      bounceDetailJson(await getBounce(ctx, parseId(params.returnedId, "mail"))),
  }),
});
