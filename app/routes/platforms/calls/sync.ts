import { askSync } from "~/domains/marketing/platforms/ask-sync.server";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { apiRoute, call } from "~/http/calls/api.server";

/** `all` names every platform that is connected. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 202,
    run: async ({ ctx, params }) => ({
      syncing: await askSync(ctx, params.platform === "all" ? "all" : readPlatform(params.platform)),
    }),
  }),
});
