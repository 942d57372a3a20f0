import type { SavedView } from "./tables";
import { viewPath } from "./view-query";

export const savedViewJson = ({ id, list, name, query, createdAt }: SavedView) => ({
  id,
  list,
  name,
  query,
  path: viewPath(list, query),
  createdAt: createdAt.toISOString(),
});
