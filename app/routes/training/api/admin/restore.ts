import { restoreFile } from "~/domains/training/versions/publish.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({ access: "admin", run: ({ ctx, params }) => restoreFile(ctx, params.moduleId) }),
});
