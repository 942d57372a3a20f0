import { TokenOnly } from "~/domains/identity/schemas";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: TokenOnly,
    run: ({ ctx, body }) => confirmDataRequest(ctx, body.token),
  }),
});
