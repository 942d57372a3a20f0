import { createUser } from "~/domains/admin/create-user.server";
import { adminUserJson } from "~/domains/admin/json";
import { operatorMinimum } from "~/domains/admin/operator.server";
import { newUserOf, UserQuery } from "~/domains/admin/schemas";
import { listUsers } from "~/domains/admin/users.server";
import { apiRoute, call, jsonPage } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: UserQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listUsers(ctx, query), adminUserJson),
  }),
  POST: call({
    access: "admin",
    body: async (ctx) => newUserOf(await operatorMinimum(ctx)),
    status: 201,
    run: async ({ ctx, body }) => adminUserJson(await createUser(ctx, body)),
  }),
});
