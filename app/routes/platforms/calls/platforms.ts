import { requireMarketing } from "~/domains/marketing/access/access.server";
import { listConnections } from "~/domains/marketing/platforms/connections.server";
import { connectionJson } from "~/domains/marketing/platforms/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => {
      await requireMarketing(ctx);
      return (await listConnections(ctx)).map((each) => connectionJson(each, ctx.now()));
    },
  }),
});
