import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/marketing/access/access.server";
import { askedAccessJson } from "~/domains/marketing/access/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    run: async ({ ctx, params }) =>
      askedAccessJson(await getApplication(ctx, parseId(params.applicationId, "application"))),
  }),
});
