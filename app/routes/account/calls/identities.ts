import { identityJson, listOwnIdentities } from "~/domains/identity/external/own-identities.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx }) => (await listOwnIdentities(ctx)).map(identityJson),
  }),
});
