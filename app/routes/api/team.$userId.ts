import { parseId } from "~/core/ids";
import { changeRole, removeMember } from "~/domains/identity/change-team.server";
import { memberJson } from "~/domains/identity/json";
import { RoleChange } from "~/domains/identity/schemas";
import { getMember } from "~/domains/identity/team.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  PATCH: call({
    access: "business",
    find: ({ ctx, params }) => getMember(ctx, parseId(params.userId, "user")),
    body: RoleChange,
    run: async ({ ctx, params, body }) => {
      const userId = parseId(params.userId, "user");
      await changeRole(ctx, userId, body.role);
      return memberJson(await getMember(ctx, userId));
    },
  }),
  DELETE: call({
    access: "business",
    find: ({ ctx, params }) => getMember(ctx, parseId(params.userId, "user")),
    run: ({ ctx, params }) => removeMember(ctx, parseId(params.userId, "user")),
  }),
});
