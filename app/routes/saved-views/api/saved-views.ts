import { savedViewJson } from "~/domains/saved-views/json";
import { listSavedViews, saveView } from "~/domains/saved-views/saved-views.server";
import { SavedViewSchema, SavedViewsQuery } from "~/domains/saved-views/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SavedViewsQuery,
    run: async ({ ctx, query }) => (await listSavedViews(ctx, query.list)).map(savedViewJson),
  }),
  POST: endpoint({
    access: "business",
    body: SavedViewSchema,
    status: 201,
    run: async ({ ctx, body }) => savedViewJson(await saveView(ctx, body)),
  }),
});
