import { TokenOnly } from "~/domains/identity/schemas";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: TokenOnly,
    run: async ({ ctx, body }) => {
      await verifyEmail(ctx, body.token);
    },
  }),
});
