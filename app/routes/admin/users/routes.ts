import { route } from "@remix-run/route-config";

export const adminUsersRoutes = {
  pages: [
    route("admin", "routes/admin/users/list.tsx"),
    route("admin/users/new", "routes/admin/users/new.tsx"),
    route("admin/users/:userId", "routes/admin/users/user.tsx"),
    route("admin/users/:userId/:act", "routes/admin/users/act.tsx"),
  ],
  calls: [
    route("api/admin/users", "routes/admin/users/api/users.ts"),
    route("api/admin/users/:userId", "routes/admin/users/api/$userId.ts"),
    route("api/admin/users/:userId/acting", "routes/admin/users/api/$userId.acting.ts"),
    route("api/admin/users/:userId/password-reset", "routes/admin/users/api/$userId.password-reset.ts"),
    route("api/admin/users/:userId/suspension", "routes/admin/users/api/$userId.suspension.ts"),
    route("api/admin/users/:userId/sessions", "routes/admin/users/api/$userId.sessions.ts"),
    route("api/admin/users/:userId/second-factor", "routes/admin/users/api/$userId.second-factor.ts"),
    route("api/acting", "routes/admin/users/api/acting.ts"),
  ],
};
