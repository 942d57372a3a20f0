import { TokenOnly } from "~/domains/identity/schemas";
import { eraseByLink } from "~/domains/privacy/erase-self.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "public", body: TokenOnly, run: ({ ctx, body }) => eraseByLink(ctx, body.token) }),
});
