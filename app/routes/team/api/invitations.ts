import { invitationJson } from "~/domains/identity/json";
import { listInvitations } from "~/domains/identity/team/team.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { invite } from "./invite.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => (await listInvitations(ctx)).map(invitationJson),
  }),
  POST: invite,
});
