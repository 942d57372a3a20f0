import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/marketing/access/access.server";
import { askedAccessJson } from "~/domains/marketing/access/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx, params }) =>
      askedAccessJson(await getApplication(ctx, parseId(params.applicationId, "application"))),
  }),
});
