import { requestEmailChange } from "~/domains/identity/change-email.server";
import { EmailChange } from "~/domains/identity/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Sends the link that changes the signed-in user's address. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    body: EmailChange,
    run: ({ ctx, body }) => requestEmailChange(ctx, body),
  }),
});
