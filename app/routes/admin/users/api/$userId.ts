import { parseId } from "~/core/ids";
import { changeUser, deleteUser } from "~/domains/admin/users/change-user.server";
import { UserChange } from "~/domains/admin/users/schemas";
import { adminUserJson } from "~/domains/admin/users/user-json.server";
import { getUser } from "~/domains/identity/users/users.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    run: async ({ ctx, params }) => adminUserJson(ctx, await getUser(ctx, parseId(params.userId, "user"))),
  }),
  PATCH: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getUser(ctx, parseId(params.userId, "user")),
    body: UserChange,
    run: async ({ ctx, params, body }) =>
      adminUserJson(ctx, await changeUser(ctx, parseId(params.userId, "user"), body)),
  }),
  DELETE: endpoint({
    access: "admin",
    run: ({ ctx, params }) => deleteUser(ctx, parseId(params.userId, "user")),
  }),
});
