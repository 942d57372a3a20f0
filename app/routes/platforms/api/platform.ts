import { requireMarketing } from "~/domains/marketing/access/access.server";
import { disconnectPlatform } from "~/domains/marketing/platforms/connect.server";
import { findConnection } from "~/domains/marketing/platforms/connections.server";
import { connectionJson, notConnectedJson } from "~/domains/marketing/platforms/json";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const platform = readPlatform(params.platform);
      await requireMarketing(ctx);
      const found = await findConnection(ctx, platform);
      return found?.tokenSealed ? connectionJson(found, ctx.now()) : notConnectedJson(platform);
    },
  }),
  DELETE: endpoint({
    access: "business",
    run: ({ ctx, params }) => disconnectPlatform(ctx, readPlatform(params.platform)),
  }),
});
