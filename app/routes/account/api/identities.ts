import { identityJson, listOwnIdentities } from "~/domains/identity/external/own-identities.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx }) => (await listOwnIdentities(ctx)).map(identityJson),
  }),
});
