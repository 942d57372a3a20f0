import { path } from "../path";
import { PORTAL } from "../portal";

type Id = number | string;

/** Kept out of `paths`, which every page's script contains. */
export const TAGS = {
  list: PORTAL.tags,
  tag: (tagId: Id) => path`/business/tags/${tagId}`,
  delete: (tagId: Id) => path`/business/tags/${tagId}/delete`,
  restore: (tagId: Id) => path`/business/tags/${tagId}/restore`,
};
