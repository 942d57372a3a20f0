import type { BusinessContext } from "~/core/context";
import type { ListName } from "./lists";
import { listSavedViews } from "./saved-views.server";
import { viewPath } from "./view-query";

/** The user's views of a list, in the shape its page loader returns; empty if there are none. */
export async function pageViews(ctx: BusinessContext, list: ListName) {
  const views = await listSavedViews(ctx, list);
  return views.length > 0
    ? { views: views.map(({ name, query }) => ({ name, to: viewPath(list, query) })) }
    : {};
}
