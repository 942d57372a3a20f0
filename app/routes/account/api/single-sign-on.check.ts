import { checkConnection } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({ access: "business", run: ({ ctx }) => checkConnection(ctx) }),
});
