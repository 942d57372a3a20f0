import { parseId } from "~/core/ids";
import { duplicateLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const copy = await duplicateLeadSearch(ctx, parseId(params.searchId, "search"));
  return redirectWithFlash(context, paths.leadSearch.edit(copy.id), {
    kind: "success",
    title: "Lead Search Created",
    text: "This is the copy. Change what you like; nothing has run yet.",
  });
});

export const loader = businessPage(async () => redirect(paths.leadSearch.list));
