import { parseId } from "~/core/ids";
import { removeSavedView } from "~/domains/saved-views/saved-views.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeSavedView(ctx, parseId(params.savedViewId, "view"));
      return { success: true };
    },
  }),
});
