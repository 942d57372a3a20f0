import { path } from "../path";
import { PORTAL } from "../portal";

/** Actions on rows selected in a list. Kept out of `paths`, which every page's script contains. */
export const BULK_ACTIONS = {
  tag: "/business/picked/tag",
  undoTag: (changeId: number) => path`/business/picked/tag-changes/${changeId}/undo`,
  assign: "/business/picked/assign",
  assignment: (assignmentId: number) => path`/business/picked/assignments/${assignmentId}`,
  share: "/business/picked/share",
  shares: (shareId: number) => path`/business/picked/shares/${shareId}`,
  export: "/business/picked/export",
  delete: "/business/picked/delete",
  deletions: PORTAL.deletions,
  deletion: (deletionId: number) => path`/business/picked/deletions/${deletionId}`,
};
