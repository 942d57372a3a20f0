import { listSources, sourceJson } from "~/domains/directory/sources/list-sources.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "public", run: async ({ ctx }) => (await listSources(ctx)).map(sourceJson) }),
});
