import { PageQuery } from "~/core/pagination";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { closeJson } from "~/domains/commissions/json";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listOwnCloses(ctx, query), closeJson),
  }),
});
