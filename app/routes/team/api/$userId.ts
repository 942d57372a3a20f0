import { parseId } from "~/core/ids";
import { memberJson } from "~/domains/identity/json";
import { RoleChange } from "~/domains/identity/schemas";
import { changeRole } from "~/domains/identity/team/change-team.server";
import { getMember } from "~/domains/identity/team/team.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
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
});
