/** What can be done with rows picked in a list. Not among `paths`, which every page's script has. */
export const PICKED = {
  tag: "/business/picked/tag",
  undoTag: (changeId: number) => `/business/picked/tag-changes/${changeId}/undo`,
  assign: "/business/picked/assign",
  assignment: (assignmentId: number) => `/business/picked/assignments/${assignmentId}`,
  share: "/business/picked/share",
  shares: (shareId: number) => `/business/picked/shares/${shareId}`,
  export: "/business/picked/export",
  delete: "/business/picked/delete",
  deletions: "/business/deletions",
  deletion: (deletionId: number) => `/business/picked/deletions/${deletionId}`,
};
