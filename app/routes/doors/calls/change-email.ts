import { confirmEmailChange } from "~/domains/identity/change-email.server";
import { TokenOnly } from "~/domains/identity/schemas";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "public",
    body: TokenOnly,
    run: async ({ ctx, body }) => {
      await confirmEmailChange(ctx, body.token);
    },
  }),
});
