import { parseId } from "~/core/ids";
import { invitationJson, memberJson } from "~/domains/identity/json";
import { Invitation, RoleChange } from "~/domains/identity/schemas";
import { changeRole } from "~/domains/identity/team/change-team.server";
import { inviteMember, revokeInvitation } from "~/domains/identity/team/invite-member.server";
import { getMember, listInvitations, listTeam } from "~/domains/identity/team/team.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

/** Adding a team user sends an invitation: one endpoint under two paths. */
const invite = endpoint({
  access: "business",
  body: Invitation,
  status: 201,
  run: async ({ ctx, body }) => invitationJson(await inviteMember(ctx, body)),
});

export const teamApi: ApiPaths = {
  "/api/team": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => (await listTeam(ctx)).map(memberJson),
    }),
    POST: invite,
  },
  "/api/team/invitations": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => (await listInvitations(ctx)).map(invitationJson),
    }),
    POST: invite,
  },
  "/api/team/invitations/:invitationId": {
    DELETE: endpoint({
      access: "business",
      run: ({ ctx, params }) => revokeInvitation(ctx, parseId(params.invitationId, "invitation")),
    }),
  },
  "/api/team/:userId": {
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMember(ctx, parseId(params.userId, "user")),
      body: RoleChange,
      run: async ({ ctx, params, body }) => {
        const userId = parseId(params.userId, "user");
        await changeRole(ctx, userId, body.role);
        return memberJson(await getMember(ctx, userId));
      },
    }),
    DELETE: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMember(ctx, parseId(params.userId, "user")),
      run: ({ ctx, params }) => removeMember(ctx, parseId(params.userId, "user")),
    }),
  },
};
