import { PageQuery } from "~/core/pagination";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { closeJson } from "~/domains/commissions/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listOwnCloses(ctx, query), closeJson),
  }),
});
