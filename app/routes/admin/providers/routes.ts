import { route } from "@remix-run/route-config";

export const adminProvidersRoutes = {
  pages: [
    route("admin/settings/providers", "routes/admin/providers/list.tsx"),
    route("admin/settings/providers/new", "routes/admin/providers/new.tsx"),
    route("admin/settings/providers/:providerKey", "routes/admin/providers/provider.tsx"),
    route("admin/settings/providers/:providerKey/remove", "routes/admin/providers/remove.tsx"),
    route("admin/settings/providers/:providerKey/check", "routes/admin/providers/check.ts"),
  ],
  calls: [
    route("api/admin/identity-providers", "routes/admin/providers/api/providers.ts"),
    route("api/admin/identity-providers/:providerKey", "routes/admin/providers/api/$providerKey.ts"),
    route(
      "api/admin/identity-providers/:providerKey/check",
      "routes/admin/providers/api/$providerKey.check.ts",
    ),
  ],
};
