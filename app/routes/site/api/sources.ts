import { listSources, sourceJson } from "~/domains/directory/sources/list-sources.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "public", run: async ({ ctx }) => (await listSources(ctx)).map(sourceJson) }),
});
