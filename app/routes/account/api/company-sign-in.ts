import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { findOwnMembership, unlinkMember } from "~/domains/identity/single-sign-on/member-identities.server";
import { getOwnSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async ({ ctx }) => {
      const { account, door } = await getOwnSsoConnection(ctx);
      const linked = await findOwnMembership({ ...ctx, account }, door.issuer);
      return { company: door.company, linkedAt: linked?.createdAt.toISOString() ?? null };
    },
  }),
  DELETE: endpoint({
    access: "user",
    find: ({ ctx }) => getOwnSsoConnection(ctx),
    body: LinkRequest,
    run: async ({ ctx, body }) =>
      unlinkMember({ ...ctx, account: (await getOwnSsoConnection(ctx)).account }, body.password),
  }),
});
