import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { findOwnMembership, unlinkMember } from "~/domains/identity/single-sign-on/member-identities.server";
import { getOwnDoor } from "~/domains/identity/single-sign-on/open-doors.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async ({ ctx }) => {
      const { account, door } = await getOwnDoor(ctx);
      const linked = await findOwnMembership({ ...ctx, account }, door.issuer);
      return { company: door.company, linkedAt: linked?.createdAt.toISOString() ?? null };
    },
  }),
  DELETE: call({
    access: "user",
    find: ({ ctx }) => getOwnDoor(ctx),
    body: LinkRequest,
    run: async ({ ctx, body }) =>
      unlinkMember({ ...ctx, account: (await getOwnDoor(ctx)).account }, body.password),
  }),
});
