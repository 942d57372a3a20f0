import { MAX_BYTES } from "~/domains/social-leads/imports/read-file";
import { importPlatformFile } from "~/domains/social-leads/inbound/platform-file.server";
import { PlatformFile, readFilePlatform } from "~/domains/social-leads/inbound/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const LIMIT = { bytes: MAX_BYTES * 2, error: "A file of leads has at most 5 MB." };

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: async ({ params }) => readFilePlatform(params.platform),
    body: PlatformFile,
    bodyLimit: LIMIT,
    run: async ({ ctx, params, body }) => {
      const platform = readFilePlatform(params.platform);
      const { count, merged, refused, run } = await importPlatformFile(ctx, platform, body.csv, null);
      return { count, merged, refused, unreadColumns: run?.unreadColumns ?? [] };
    },
  }),
});
