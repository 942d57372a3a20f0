import { listSources, sourceJson } from "~/domains/directory/sources/list-sources.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const siteApi: ApiPaths = {
  "/api/directory-sources": {
    GET: endpoint({ access: "public", run: async ({ ctx }) => (await listSources(ctx)).map(sourceJson) }),
  },
};
