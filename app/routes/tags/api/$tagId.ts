import { parseId } from "~/core/ids";
import { deleteTag, renameTag } from "~/domains/tags/edit-tags.server";
import { tagJson } from "~/domains/tags/json";
import { TagSchema } from "~/domains/tags/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PATCH: endpoint({
    access: "business",
    body: TagSchema,
    run: async ({ ctx, params, body }) =>
      tagJson(await renameTag(ctx, parseId(params.tagId, "tag"), body.name)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await deleteTag(ctx, parseId(params.tagId, "tag"));
      return { success: true };
    },
  }),
});
