import { TokenOnly } from "~/domains/identity/schemas";
import { eraseByLink } from "~/domains/privacy/erasure/erase-self.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({ access: "public", body: TokenOnly, run: ({ ctx, body }) => eraseByLink(ctx, body.token) }),
});
