import { parseId } from "~/core/ids";
import { duplicateLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const copy = await duplicateLeadSearch(ctx, parseId(params.searchId, "search"));
  return {
    to: paths.leadSearch.edit(copy.id),
    title: "Lead Search Created",
    text: "You’re viewing the copy. Edit it, then run the search.",
  };
});

export const loader = buttonLoader(businessPage, paths.leadSearch.list);
