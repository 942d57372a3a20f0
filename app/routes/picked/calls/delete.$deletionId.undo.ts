import { parseId } from "~/core/ids";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: ({ ctx, params }) => undoDeletion(ctx, parseId(params.deletionId, "deletion")),
  }),
});
