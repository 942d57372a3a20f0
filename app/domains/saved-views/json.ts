import type { SavedView } from "./tables";
import { viewPath } from "./view-query";

export const savedViewJson = ({ id, list, name, query, isDemo, createdAt }: SavedView) => ({
  id,
  list,
  name,
  query,
  path: viewPath(list, query),
  is_demo: isDemo,
  createdAt: createdAt.toISOString(),
});
