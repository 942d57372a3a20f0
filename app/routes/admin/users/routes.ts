import { route } from "@remix-run/route-config";

export const adminUsersRoutes = {
  pages: [
    route("admin", "routes/admin/users/list.tsx"),
    route("admin/users/new", "routes/admin/users/new.tsx"),
    route("admin/users/:userId", "routes/admin/users/user.tsx"),
    route("admin/users/:userId/:act", "routes/admin/users/act.tsx"),
  ],
};
