import { PageQuery } from "~/core/pagination";
import { ownThreadJson } from "~/domains/support/json";
import { SupportQuestion } from "~/domains/support/schemas";
import { listOwnThreads } from "~/domains/support/threads.server";
import { askSupport } from "~/domains/support/write-support.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listOwnThreads(ctx, query), ownThreadJson),
  }),
  POST: endpoint({
    access: "business",
    body: SupportQuestion,
    status: 201,
    run: async ({ ctx, body }) => ownThreadJson(await askSupport(ctx, body)),
  }),
});
