import { parseId } from "~/core/ids";
import { removeSavedView } from "~/domains/saved-views/saved-views.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { list, name, query } = await removeSavedView(ctx, parseId(params.savedViewId, "view"));
  return { to: paths.withQuery(paths.savedViews.page, { list, query, deleted: name }) };
});

export const loader = buttonLoader(businessPage, paths.savedViews.page);
