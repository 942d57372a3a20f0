import { parseId } from "~/core/ids";
import { revokeInvitation } from "~/domains/identity/team/invite-member.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  DELETE: call({
    access: "business",
    run: ({ ctx, params }) => revokeInvitation(ctx, parseId(params.invitationId, "invitation")),
  }),
});
