import { parseId } from "~/core/ids";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    run: ({ ctx, params }) => approveMarketing(ctx, parseId(params.applicationId, "application")),
  }),
});
