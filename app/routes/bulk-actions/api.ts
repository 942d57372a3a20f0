import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { undoAssignment } from "~/domains/bulk/assignment/undo-assignment.server";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { listDeletions } from "~/domains/bulk/deletion/list-deletions.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { ExportSchema, exportRows } from "~/domains/bulk/export-rows.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { ShareRowsSchema } from "~/domains/bulk/sharing/share-schema";
import { undoSharing } from "~/domains/bulk/sharing/undo-sharing.server";
import { tagRows, undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const bulkActionsApi: ApiPaths = {
  /** Exports selected or all matching rows as CSV or XLSX. */
  "/api/bulk/export": {
    GET: endpoint({
      access: "business",
      query: ExportSchema,
      run: ({ ctx, query }) => exportRows(ctx, query.selection, query.format),
    }),
  },
  /** Sets the owner of selected or all matching rows; returns an ID for undo. */
  "/api/bulk/assign": {
    POST: endpoint({ access: "business", body: AssignSchema, run: ({ ctx, body }) => assignRows(ctx, body) }),
  },
  /** Restores the previous owners of rows whose owner has not changed since. */
  "/api/bulk/assign/:assignmentId/undo": {
    POST: endpoint({
      access: "business",
      run: ({ ctx, params }) => undoAssignment(ctx, parseId(params.assignmentId, "assignment")),
    }),
  },
  /** Shares selected or all matching leads with an agent; returns an ID for undo. */
  "/api/bulk/share": {
    POST: endpoint({
      access: "business",
      body: ShareRowsSchema,
      run: ({ ctx, body }) => shareRows(ctx, body),
    }),
  },
  /** Stops sharing the leads the agent has not started working on. */
  "/api/bulk/share/:shareId/undo": {
    POST: endpoint({
      access: "business",
      run: ({ ctx, params }) => undoSharing(ctx, parseId(params.shareId, "sharing")),
    }),
  },
  /** Adds or removes a tag on selected or all matching rows; returns an ID for undo. */
  "/api/bulk/tag": {
    POST: endpoint({ access: "business", body: TagRowsSchema, run: ({ ctx, body }) => tagRows(ctx, body) }),
  },
  "/api/bulk/tag/:changeId/undo": {
    POST: endpoint({
      access: "business",
      run: ({ ctx, params }) => undoTagging(ctx, parseId(params.changeId, "change of tags")),
    }),
  },
  /** Deletes selected or all matching rows; returns an ID for undo. */
  "/api/bulk/delete": {
    POST: endpoint({
      access: "business",
      body: SelectionSchema,
      run: ({ ctx, body }) => deleteRows(ctx, body),
    }),
  },
  /** Lists bulk deletions, newest first. */
  "/api/bulk/deletions": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listDeletions(ctx, query), (deletion) => deletion),
    }),
  },
  "/api/bulk/delete/:deletionId/undo": {
    POST: endpoint({
      access: "business",
      run: ({ ctx, params }) => undoDeletion(ctx, parseId(params.deletionId, "deletion")),
    }),
  },
};
