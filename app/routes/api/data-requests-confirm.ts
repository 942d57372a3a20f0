import { TokenOnly } from "~/domains/identity/schemas";
import { confirmDataRequest } from "~/domains/privacy/confirm-data-request.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: TokenOnly,
    run: ({ ctx, body }) => confirmDataRequest(ctx, body.token),
  }),
});
