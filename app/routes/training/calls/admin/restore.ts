import { restoreFile } from "~/domains/training/versions/publish.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "admin", run: ({ ctx, params }) => restoreFile(ctx, params.moduleId) }),
});
