import { TokenOnly } from "~/domains/identity/schemas";
import { eraseByLink } from "~/domains/privacy/erasure/erase-self.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "public", body: TokenOnly, run: ({ ctx, body }) => eraseByLink(ctx, body.token) }),
});
