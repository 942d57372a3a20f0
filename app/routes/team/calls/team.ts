import { memberJson } from "~/domains/identity/json";
import { listTeam } from "~/domains/identity/team/team.server";
import { apiRoute, call } from "~/http/calls/api.server";
import { invite } from "./invite.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => (await listTeam(ctx)).map(memberJson),
  }),
  POST: invite,
});
