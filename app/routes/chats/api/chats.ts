import { PageQuery } from "~/core/pagination";
import { listChatsOfAccount } from "~/domains/chats/account-side.server";
import { chatOfAccountJson } from "~/domains/chats/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listChatsOfAccount(ctx, query), chatOfAccountJson),
  }),
});
