import { ownData } from "~/domains/privacy/own-data.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "user", run: ({ ctx }) => ownData(ctx) }),
});
