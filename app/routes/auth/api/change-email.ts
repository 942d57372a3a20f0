import { confirmEmailChange } from "~/domains/identity/change-email.server";
import { TokenOnly } from "~/domains/identity/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "public",
    body: TokenOnly,
    run: async ({ ctx, body }) => {
      await confirmEmailChange(ctx, body.token);
    },
  }),
});
