import { parseId } from "~/core/ids";
import { undoSharing } from "~/domains/bulk/sharing/undo-sharing.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Takes back what the agent has not begun to work on. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: ({ ctx, params }) => undoSharing(ctx, parseId(params.shareId, "sharing")),
  }),
});
