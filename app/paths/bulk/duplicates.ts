import { path } from "../path";
import { PORTAL } from "../portal";

/** Possible duplicates among an account's own records. Kept out of `paths`, which every page's script contains. */
export const DUPLICATES = {
  list: PORTAL.duplicates,
  search: "/business/duplicates/search",
  remove: "/business/duplicates/remove",
  group: (groupId: number) => path`/business/duplicates/${groupId}`,
  dismiss: (groupId: number) => path`/business/duplicates/${groupId}/dismiss`,
  reopen: (groupId: number) => path`/business/duplicates/${groupId}/reopen`,
  undo: (groupId: number) => path`/business/duplicates/${groupId}/undo`,
};
