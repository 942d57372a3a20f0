import { parseId } from "~/core/ids";
import { impersonationJson } from "~/domains/admin/json";
import {
  changeUser,
  deleteUser,
  endUserSessions,
  liftSuspension,
  suspendUser,
} from "~/domains/admin/users/change-user.server";
import { createUser } from "~/domains/admin/users/create-user.server";
import {
  removeUserPicture,
  sendPasswordReset,
  switchSecondFactorOff,
} from "~/domains/admin/users/help-user.server";
import { newUserOf, UserChange, UserQuery } from "~/domains/admin/users/schemas";
import { adminUserJson, adminUsersJson } from "~/domains/admin/users/user-json.server";
import { getUser, listUsers } from "~/domains/identity/users/users.server";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { startImpersonationSession, stopImpersonationSession } from "~/http/session/session.server";

const userIdOf = (params: { userId?: string | undefined }) => parseId(params.userId, "user");

export const adminUsersApi: ApiPaths = {
  "/api/admin/users": {
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
  },
  "/api/admin/users/:userId": {
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
  },
  "/api/admin/users/:userId/acting": {
    POST: endpoint({
      access: "admin",
      status: 201,
      run: async ({ ctx, params, args }) => {
        const { user, expiresAt } = await startImpersonationSession(
          args.context,
          ctx,
          parseId(params.userId, "user"),
        );
        return impersonationJson({ user: await adminUserJson(ctx, user), expiresAt });
      },
    }),
  },
  "/api/admin/users/:userId/password-reset": {
    POST: endpoint({
      access: "admin",
      run: ({ ctx, params }) => sendPasswordReset(ctx, parseId(params.userId, "user")),
    }),
  },
  "/api/admin/users/:userId/suspension": {
    PUT: endpoint({ access: "admin", run: ({ ctx, params }) => suspendUser(ctx, userIdOf(params)) }),
    DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => liftSuspension(ctx, userIdOf(params)) }),
  },
  /** Signs the user out everywhere. */
  "/api/admin/users/:userId/sessions": {
    DELETE: endpoint({
      access: "admin",
      run: ({ ctx, params }) => endUserSessions(ctx, parseId(params.userId, "user")),
    }),
  },
  "/api/admin/users/:userId/picture": {
    DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => removeUserPicture(ctx, userIdOf(params)) }),
  },
  "/api/admin/users/:userId/second-factor": {
    DELETE: endpoint({
      access: "admin",
      run: ({ ctx, params }) => switchSecondFactorOff(ctx, parseId(params.userId, "user")),
    }),
  },
  "/api/acting": {
    DELETE: endpoint({
      access: "user",
      run: async ({ ctx, args }) => {
        await stopImpersonationSession(args.context, ctx);
      },
    }),
  },
};
