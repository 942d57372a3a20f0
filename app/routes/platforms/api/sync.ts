import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { requestSync } from "~/domains/marketing/platforms/request-sync.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** `all` names every platform that is connected. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 202,
    run: async ({ ctx, params }) => ({
      syncing: await requestSync(ctx, params.platform === "all" ? "all" : readPlatform(params.platform)),
    }),
  }),
});
