import { invitationJson } from "~/domains/identity/json";
import { Invitation } from "~/domains/identity/schemas";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { endpoint } from "~/http/api/api.server";

/** Who is added to the team is invited to it: one call under two names. */
export const invite = endpoint({
  access: "business",
  body: Invitation,
  status: 201,
  run: async ({ ctx, body }) => invitationJson(await inviteMember(ctx, body)),
});
