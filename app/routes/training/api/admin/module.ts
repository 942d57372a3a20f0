import { versionJson } from "~/domains/training/json";
import { ModuleText } from "~/domains/training/versions/version-schemas";
import { listVersions, moduleText, saveVersion } from "~/domains/training/versions/versions.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx, params: { moduleId = "" } }) => ({
      text: await moduleText(ctx, moduleId),
      versions: (await listVersions(ctx, moduleId)).map(versionJson),
    }),
  }),
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => moduleText(ctx, params.moduleId),
    body: ModuleText,
    status: 201,
    run: async ({ ctx, params, body }) => versionJson(await saveVersion(ctx, params.moduleId ?? "", body)),
  }),
});
