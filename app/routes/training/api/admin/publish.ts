import { parseId } from "~/core/ids";
import { publishVersion } from "~/domains/training/versions/publish.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    run: async ({ ctx, params }) => {
      const { id } = await publishVersion(ctx, parseId(params.versionId, "version"));
      return { published: true, moduleId: id };
    },
  }),
});
