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
  calls: [
    route("api/bulk/export", "routes/bulk-actions/api/export.ts"),
    route("api/bulk/assign", "routes/bulk-actions/api/assign.ts"),
    route("api/bulk/assign/:assignmentId/undo", "routes/bulk-actions/api/assign.$assignmentId.undo.ts"),
    route("api/bulk/share", "routes/bulk-actions/api/share.ts"),
    route("api/bulk/share/:shareId/undo", "routes/bulk-actions/api/share.$shareId.undo.ts"),
    route("api/bulk/tag", "routes/bulk-actions/api/tag.ts"),
    route("api/bulk/tag/:changeId/undo", "routes/bulk-actions/api/tag.$changeId.undo.ts"),
    route("api/bulk/delete", "routes/bulk-actions/api/delete.ts"),
    route("api/bulk/deletions", "routes/bulk-actions/api/deletions.ts"),
    route("api/bulk/delete/:deletionId/undo", "routes/bulk-actions/api/delete.$deletionId.undo.ts"),
  ],
};
