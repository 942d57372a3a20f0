import { versionJson } from "~/domains/training/json";
import { ModuleText } from "~/domains/training/versions/version-schemas";
import { listVersions, moduleText, saveVersion } from "~/domains/training/versions/versions.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx, params: { moduleId = "" } }) => ({
      text: await moduleText(ctx, moduleId),
      versions: (await listVersions(ctx, moduleId)).map(versionJson),
    }),
  }),
  POST: call({
    access: "admin",
    find: ({ ctx, params }) => moduleText(ctx, params.moduleId),
    body: ModuleText,
    status: 201,
    run: async ({ ctx, params, body }) => versionJson(await saveVersion(ctx, params.moduleId ?? "", body)),
  }),
});
