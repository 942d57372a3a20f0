import type { BusinessContext } from "~/core/context";
import type { ListName } from "./lists";
import { listSavedViews } from "./saved-views.server";
import { viewPath } from "./view-query";

/** The reader's views of a list, as its page offers them; nothing where there are none. */
export async function pageViews(ctx: BusinessContext, list: ListName) {
  const views = await listSavedViews(ctx, list);
  return views.length > 0
    ? { views: views.map(({ name, query }) => ({ name, to: viewPath(list, query) })) }
    : {};
}
