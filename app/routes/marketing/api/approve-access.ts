import { parseId } from "~/core/ids";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    run: ({ ctx, params }) => approveMarketing(ctx, parseId(params.applicationId, "application")),
  }),
});
