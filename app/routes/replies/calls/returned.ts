import { returnedJson } from "~/domains/replies/reply-json";
import { ReturnedQuery } from "~/domains/replies/reply-schemas";
import { listReturned } from "~/domains/replies/responses/returned.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: ReturnedQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listReturned(ctx, query), returnedJson),
  }),
});
