import { parseId } from "~/core/ids";
import {
  listSavedViews,
  removeSavedView,
  renameSavedView,
  saveView,
} from "~/domains/saved-views/saved-views.server";
import { SavedViewSchema, SavedViewsQuery, ViewNameSchema } from "~/domains/saved-views/schemas";
import type { SavedView } from "~/domains/saved-views/tables";
import { viewPath } from "~/domains/saved-views/view-query";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const savedViewJson = ({ id, list, name, query, isDemo, createdAt }: SavedView) => ({
  id,
  list,
  name,
  query,
  path: viewPath(list, query),
  is_demo: isDemo,
  createdAt: createdAt.toISOString(),
});

export const savedViewsApi: ApiPaths = {
  "/api/saved-views": {
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
  },
  "/api/saved-views/:savedViewId": {
    PATCH: endpoint({
      access: "business",
      body: ViewNameSchema,
      run: async ({ ctx, params, body }) =>
        savedViewJson(await renameSavedView(ctx, parseId(params.savedViewId, "view"), body.name)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeSavedView(ctx, parseId(params.savedViewId, "view"));
        return { success: true };
      },
    }),
  },
};
