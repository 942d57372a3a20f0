import { requireMarketing } from "~/domains/marketing/access/access.server";
import { listConnections } from "~/domains/marketing/platforms/connections.server";
import { connectionJson } from "~/domains/marketing/platforms/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      await requireMarketing(ctx);
      return (await listConnections(ctx)).map((each) => connectionJson(each, ctx.now()));
    },
  }),
});
