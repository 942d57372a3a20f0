import { apiRoute, endpoint } from "~/http/api/api.server";
import { ownSubscription } from "../own.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: ({ ctx }) => ownSubscription(ctx) }),
});
