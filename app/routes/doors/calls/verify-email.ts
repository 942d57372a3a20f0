import { TokenOnly } from "~/domains/identity/schemas";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: TokenOnly,
    run: async ({ ctx, body }) => {
      await verifyEmail(ctx, body.token);
    },
  }),
});
