import { TokenOnly } from "~/domains/identity/schemas";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: TokenOnly,
    run: ({ ctx, body }) => confirmDataRequest(ctx, body.token),
  }),
});
