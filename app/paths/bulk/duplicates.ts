import { path } from "../path";
import { PORTAL } from "../portal";

/** Likely duplicates among what an account has itself. Not among `paths`, which every page's script has. */
export const DUPLICATES = {
  list: PORTAL.duplicates,
  search: "/business/duplicates/search",
  remove: "/business/duplicates/remove",
  group: (groupId: number) => path`/business/duplicates/${groupId}`,
  dismiss: (groupId: number) => path`/business/duplicates/${groupId}/dismiss`,
  reopen: (groupId: number) => path`/business/duplicates/${groupId}/reopen`,
  undo: (groupId: number) => path`/business/duplicates/${groupId}/undo`,
};
