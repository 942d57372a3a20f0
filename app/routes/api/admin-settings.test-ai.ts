import { testAi } from "~/domains/admin/try-settings.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({ access: "admin", run: ({ ctx }) => testAi(ctx) }),
});
