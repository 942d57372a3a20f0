import { returnedJson } from "~/domains/replies/json";
import { listReturned } from "~/domains/replies/responses/returned.server";
import { ReturnedQuery } from "~/domains/replies/schemas";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: ReturnedQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listReturned(ctx, query), returnedJson),
  }),
});
