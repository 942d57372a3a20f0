import { parseId } from "~/core/ids";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: ({ ctx, params }) => undoMerge(ctx, parseId(params.groupId, "group")),
  }),
});
