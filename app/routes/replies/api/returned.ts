import { bounceJson } from "~/domains/replies/reply-json";
import { BouncesQuery } from "~/domains/replies/reply-schemas";
import { listBounces } from "~/domains/replies/responses/bounces.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: BouncesQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listBounces(ctx, query), bounceJson),
  }),
});
