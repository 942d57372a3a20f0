import { parseId } from "~/core/ids";
import { createTag, deleteTag, listTags, renameTag, restoreTag } from "~/domains/tags/edit-tags.server";
import { tagJson } from "~/domains/tags/json";
import { TagSchema } from "~/domains/tags/schemas";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const tagsApi: ApiPaths = {
  "/api/tags": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => (await listTags(ctx)).map(tagJson) }),
    POST: endpoint({
      access: "business",
      body: TagSchema,
      status: 201,
      run: async ({ ctx, body }) => tagJson(await createTag(ctx, body.name)),
    }),
  },
  "/api/tags/:tagId": {
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
  },
  "/api/tags/:tagId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => tagJson(await restoreTag(ctx, parseId(params.tagId, "tag"))),
    }),
  },
};
