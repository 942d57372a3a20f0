import { parseId } from "~/core/ids";
import { undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: ({ ctx, params }) => undoTagging(ctx, parseId(params.changeId, "change of tags")),
  }),
});
