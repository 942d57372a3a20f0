import { parseId } from "~/core/ids";
import { removeSavedView } from "~/domains/saved-views/saved-views.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const { list, name } = await removeSavedView(ctx, parseId(params.savedViewId, "view"));
  const flash = { kind: "success", title: "The view was deleted", text: name } as const;
  return redirectWithFlash(context, paths.withQuery(paths.savedViews.page, { list }), flash);
});

export const loader = businessPage(async () => redirect(paths.savedViews.page));
