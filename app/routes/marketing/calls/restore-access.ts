import { parseId } from "~/core/ids";
import { restoreMarketing } from "~/domains/marketing/access/decide-access.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    run: ({ ctx, params }) => restoreMarketing(ctx, parseId(params.applicationId, "application")),
  }),
});
