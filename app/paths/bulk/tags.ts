import { path } from "../path";

type Id = number | string;

/** Not among `paths`, which every page's script has. */
export const TAGS = {
  list: "/business/tags",
  tag: (tagId: Id) => path`/business/tags/${tagId}`,
  delete: (tagId: Id) => path`/business/tags/${tagId}/delete`,
  restore: (tagId: Id) => path`/business/tags/${tagId}/restore`,
};
