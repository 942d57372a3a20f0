import { parseId } from "~/core/ids";
import { restoreTag } from "~/domains/tags/edit-tags.server";
import { tagJson } from "~/domains/tags/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) => tagJson(await restoreTag(ctx, parseId(params.tagId, "tag"))),
  }),
});
