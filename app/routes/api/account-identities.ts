import { identityJson, listOwnIdentities } from "~/domains/identity/own-identities.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx }) => (await listOwnIdentities(ctx)).map(identityJson),
  }),
});
