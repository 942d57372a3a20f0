import { ownData } from "~/domains/privacy/own-data.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "user", run: ({ ctx }) => ownData(ctx) }),
});
