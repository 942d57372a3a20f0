import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/marketing/access/access.server";
import { declineMarketing } from "~/domains/marketing/access/decide-access.server";
import { DeclineInput } from "~/domains/marketing/access/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getApplication(ctx, parseId(params.applicationId, "application")),
    body: DeclineInput,
    run: ({ ctx, params, body }) =>
      declineMarketing(ctx, parseId(params.applicationId, "application"), body.reason),
  }),
});
