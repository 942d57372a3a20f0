import { parseId } from "~/core/ids";
import { undoAssignment } from "~/domains/bulk/assignment/undo-assignment.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Gives back the owners of before, where the one assigned still is it. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: ({ ctx, params }) => undoAssignment(ctx, parseId(params.assignmentId, "assignment")),
  }),
});
