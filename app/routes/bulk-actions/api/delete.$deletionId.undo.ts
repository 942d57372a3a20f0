import { parseId } from "~/core/ids";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: ({ ctx, params }) => undoDeletion(ctx, parseId(params.deletionId, "deletion")),
  }),
});
