import { parseId } from "~/core/ids";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: ({ ctx, params }) => undoMerge(ctx, parseId(params.groupId, "group")),
  }),
});
