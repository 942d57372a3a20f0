import { route } from "@remix-run/route-config";

export const bulkActionsRoutes = {
  pages: [
    route("business/picked/assign", "routes/bulk-actions/assign.tsx"),
    route("business/picked/assignments/:assignmentId", "routes/bulk-actions/assignment.tsx"),
    route("business/picked/share", "routes/bulk-actions/share.tsx"),
    route("business/picked/shares/:shareId", "routes/bulk-actions/shares.tsx"),
    route("business/picked/tag", "routes/bulk-actions/tag.tsx"),
    route("business/picked/delete", "routes/bulk-actions/delete.tsx"),
    route("business/deletions", "routes/bulk-actions/deletions.tsx"),
    route("business/picked/deletions/:deletionId", "routes/bulk-actions/deletion.tsx"),
  ],
  files: [
    route("business/picked/export", "routes/bulk-actions/export.ts"),
    route("business/picked/tag-changes/:changeId/undo", "routes/bulk-actions/undo-tag.ts"),
  ],
};
