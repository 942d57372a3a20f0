import { createTag, listTags } from "~/domains/tags/edit-tags.server";
import { tagJson } from "~/domains/tags/json";
import { TagSchema } from "~/domains/tags/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async ({ ctx }) => (await listTags(ctx)).map(tagJson) }),
  POST: endpoint({
    access: "business",
    body: TagSchema,
    status: 201,
    run: async ({ ctx, body }) => tagJson(await createTag(ctx, body.name)),
  }),
});
