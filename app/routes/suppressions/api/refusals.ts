import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { suppressionJson } from "~/domains/suppressions/suppression-json";
import { SuppressionQuery, SuppressionsInput } from "~/domains/suppressions/suppression-schemas";
import { listSuppressions } from "~/domains/suppressions/suppressions.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SuppressionQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listSuppressions(ctx, query), suppressionJson),
  }),
  POST: endpoint({
    access: "business",
    body: SuppressionsInput,
    status: 201,
    run: ({ ctx, body }) => addSuppressions(ctx, body),
  }),
});
