import { requireMarketing } from "~/domains/marketing/access/access.server";
import { disconnectPlatform } from "~/domains/marketing/platforms/connect.server";
import { getConnection } from "~/domains/marketing/platforms/connections.server";
import { connectionJson } from "~/domains/marketing/platforms/json";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const platform = readPlatform(params.platform);
      await requireMarketing(ctx);
      return connectionJson(await getConnection(ctx, platform), ctx.now());
    },
  }),
  DELETE: call({
    access: "business",
    run: ({ ctx, params }) => disconnectPlatform(ctx, readPlatform(params.platform)),
  }),
});
