import { findLeadSearch, listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { lastSearch } from "~/http/session/last-search.server";
import { paths } from "~/paths";

/** "Search Results": opens the last viewed search, else the newest one. */
export const loader = businessPage(async (ctx, { request, context }) => {
  const last = lastSearch(context, request);
  const looked = last === null ? null : await findLeadSearch(ctx, last);
  const search = looked ?? (await listLeadSearches(ctx, { limit: 1 })).rows[0];
  if (search) return redirect(paths.leadSearch.results(search.id));
  return redirectWithFlash(context, paths.leadSearch.list, {
    kind: "info",
    title: "No searches created yet",
    text: "Run a search to see its results.",
  });
});
