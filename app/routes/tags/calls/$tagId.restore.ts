import { parseId } from "~/core/ids";
import { restoreTag } from "~/domains/tags/edit-tags.server";
import { tagJson } from "~/domains/tags/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) => tagJson(await restoreTag(ctx, parseId(params.tagId, "tag"))),
  }),
});
