import { route } from "@remix-run/route-config";

export const adminProvidersRoutes = {
  pages: [
    route("admin/settings/providers", "routes/admin/providers/list.tsx"),
    route("admin/settings/providers/new", "routes/admin/providers/new.tsx"),
    route("admin/settings/providers/:providerKey", "routes/admin/providers/provider.tsx"),
    route("admin/settings/providers/:providerKey/remove", "routes/admin/providers/remove.tsx"),
    route("admin/settings/providers/:providerKey/check", "routes/admin/providers/check.ts"),
  ],
};
