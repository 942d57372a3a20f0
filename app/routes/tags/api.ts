import { parseId } from "~/core/ids";
import {
  createTag,
  deleteTag,
  listTags,
  renameTag,
  restoreTag,
  type Tag,
} from "~/domains/tags/edit-tags.server";
import { TagSchema } from "~/domains/tags/schemas";
import { TAG_LISTS } from "~/domains/tags/tag-lists";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const tagJson = (tag: Tag) => ({
  id: tag.id,
  name: tag.name,
  ...Object.fromEntries(TAG_LISTS.map((list) => [list, tag[list]])),
  is_demo: tag.isDemo,
  created_at: tag.createdAt.toISOString(),
});

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
