import { parseId } from "~/core/ids";
import { undoAssignment } from "~/domains/bulk/assignment/undo-assignment.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Gives back the owners of before, where the one assigned still is it. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: ({ ctx, params }) => undoAssignment(ctx, parseId(params.assignmentId, "assignment")),
  }),
});
