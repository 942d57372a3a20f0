import { parseId } from "~/core/ids";
import { undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: ({ ctx, params }) => undoTagging(ctx, parseId(params.changeId, "change of tags")),
  }),
});
