import { apiRoute, call } from "~/http/calls/api.server";
import { ownSubscription } from "../own.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "business", run: ({ ctx }) => ownSubscription(ctx) }),
});
