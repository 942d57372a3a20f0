import { createUser } from "~/domains/admin/users/create-user.server";
import { newUserOf, UserQuery } from "~/domains/admin/users/schemas";
import { adminUserJson, adminUsersJson } from "~/domains/admin/users/user-json.server";
import { listUsers } from "~/domains/identity/users/users.server";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: UserQuery,
    run: async ({ ctx, query, request }) => {
      const page = await listUsers(ctx, query);
      return jsonPage(request, { ...page, rows: await adminUsersJson(ctx, page.rows) }, (user) => user);
    },
  }),
  POST: endpoint({
    access: "admin",
    body: async (ctx) => newUserOf(await operatorMinimum(ctx)),
    status: 201,
    run: async ({ ctx, body }) => adminUserJson(ctx, await createUser(ctx, body)),
  }),
});
