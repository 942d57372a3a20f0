import { memberJson } from "~/domains/identity/json";
import { listTeam } from "~/domains/identity/team/team.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { invite } from "./invite.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => (await listTeam(ctx)).map(memberJson),
  }),
  POST: invite,
});
