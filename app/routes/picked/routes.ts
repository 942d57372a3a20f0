import { route } from "@remix-run/route-config";

export const pickedRoutes = {
  pages: [
    route("business/picked/assign", "routes/picked/assign.tsx"),
    route("business/picked/assignments/:assignmentId", "routes/picked/assignment.tsx"),
    route("business/picked/share", "routes/picked/share.tsx"),
    route("business/picked/shares/:shareId", "routes/picked/shares.tsx"),
    route("business/picked/tag", "routes/picked/tag.tsx"),
    route("business/picked/delete", "routes/picked/delete.tsx"),
    route("business/deletions", "routes/picked/deletions.tsx"),
    route("business/picked/deletions/:deletionId", "routes/picked/deletion.tsx"),
  ],
  files: [
    route("business/picked/export", "routes/picked/export.ts"),
    route("business/picked/tag-changes/:changeId/undo", "routes/picked/undo-tag.ts"),
  ],
  calls: [
    route("api/bulk/export", "routes/picked/calls/export.ts"),
    route("api/bulk/assign", "routes/picked/calls/assign.ts"),
    route("api/bulk/assign/:assignmentId/undo", "routes/picked/calls/assign.$assignmentId.undo.ts"),
    route("api/bulk/share", "routes/picked/calls/share.ts"),
    route("api/bulk/share/:shareId/undo", "routes/picked/calls/share.$shareId.undo.ts"),
    route("api/bulk/tag", "routes/picked/calls/tag.ts"),
    route("api/bulk/tag/:changeId/undo", "routes/picked/calls/tag.$changeId.undo.ts"),
    route("api/bulk/delete", "routes/picked/calls/delete.ts"),
    route("api/bulk/deletions", "routes/picked/calls/deletions.ts"),
    route("api/bulk/delete/:deletionId/undo", "routes/picked/calls/delete.$deletionId.undo.ts"),
  ],
};
