import { parseId } from "~/core/ids";
import { renameSavedView } from "~/domains/saved-views/saved-views.server";
import { ViewNameSchema } from "~/domains/saved-views/schemas";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, args) => {
  const id = parseId(args.params.savedViewId, "view");
  const { list, name } = await renameSavedView(ctx, id, (await buttonInput(args, ViewNameSchema)).name);
  return { to: paths.withQuery(paths.savedViews.page, { list }), title: "View renamed", text: name };
});

export const loader = buttonLoader(businessPage, paths.savedViews.page);
