import { testAi } from "~/domains/admin/settings/try-settings.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({ access: "admin", run: ({ ctx }) => testAi(ctx) }),
});
