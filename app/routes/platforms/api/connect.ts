import { connectPlatform, requireConnector } from "~/domains/marketing/platforms/connect.server";
import { connectionJson } from "~/domains/marketing/platforms/json";
import { readPlatform } from "~/domains/marketing/platforms/read-platform";
import { ConnectPlatform } from "~/domains/marketing/platforms/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: async ({ ctx, params }) => {
      readPlatform(params.platform);
      requireConnector(ctx);
    },
    body: ConnectPlatform,
    run: async ({ ctx, params, body }) =>
      connectionJson(await connectPlatform(ctx, readPlatform(params.platform), body), ctx.now()),
  }),
});
