import { LinkRequest } from "~/domains/identity/external-schemas";
import { getOwnIdentity, unlinkOwn } from "~/domains/identity/own-identities.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "user",
    find: ({ ctx, params }) => getOwnIdentity(ctx, params.identityId),
    body: LinkRequest,
    run: ({ ctx, params, body }) => unlinkOwn(ctx, params.identityId, body.password),
  }),
});
