import { versionJson } from "~/domains/training/json";
import { ModuleText } from "~/domains/training/versions/version-schemas";
import { saveVersion } from "~/domains/training/versions/versions.server";
import { academyRows } from "~/domains/training/versions/versions-view.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "admin", run: ({ ctx }) => academyRows(ctx) }),
  POST: endpoint({
    access: "admin",
    body: ModuleText,
    status: 201,
    run: async ({ ctx, body }) => versionJson(await saveVersion(ctx, null, body)),
  }),
});
