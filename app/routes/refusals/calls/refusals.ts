import { addRefusals } from "~/domains/refusals/add-refusals.server";
import { refusalJson } from "~/domains/refusals/refusal-json";
import { RefusalQuery, RefusalsInput } from "~/domains/refusals/refusal-schemas";
import { listRefusals } from "~/domains/refusals/refusals.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: RefusalQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listRefusals(ctx, query), refusalJson),
  }),
  POST: call({
    access: "business",
    body: RefusalsInput,
    status: 201,
    run: ({ ctx, body }) => addRefusals(ctx, body),
  }),
});
