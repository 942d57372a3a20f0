import { checkConnection } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "business", run: ({ ctx }) => checkConnection(ctx) }),
});
