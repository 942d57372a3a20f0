import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { getOwnIdentity, unlinkOwn } from "~/domains/identity/external/own-identities.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnIdentity(ctx, params.identityId),
    body: LinkRequest,
    run: ({ ctx, params, body }) => unlinkOwn(ctx, params.identityId, body.password),
  }),
});
