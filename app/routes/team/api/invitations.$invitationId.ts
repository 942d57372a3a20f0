import { parseId } from "~/core/ids";
import { revokeInvitation } from "~/domains/identity/team/invite-member.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  DELETE: endpoint({
    access: "business",
    run: ({ ctx, params }) => revokeInvitation(ctx, parseId(params.invitationId, "invitation")),
  }),
});
