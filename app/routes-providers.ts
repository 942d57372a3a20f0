import { type RouteConfigEntry, route } from "@remix-run/route-config";

/** The providers of sign-in, below the administrator's settings. */
export const providerPages: RouteConfigEntry[] = [
  route("admin/settings/providers", "routes/admin/providers.tsx"),
  route("admin/settings/providers/new", "routes/admin/provider-new.tsx"),
  route("admin/settings/providers/:providerKey", "routes/admin/provider.tsx"),
  route("admin/settings/providers/:providerKey/remove", "routes/admin/provider-remove.tsx"),
  route("admin/settings/providers/:providerKey/check", "routes/admin/provider-check.ts"),
];

export const providerCalls: RouteConfigEntry[] = [
  route("api/admin/identity-providers", "routes/api/admin-providers.ts"),
  route("api/admin/identity-providers/:providerKey", "routes/api/admin-providers.$providerKey.ts"),
  route(
    "api/admin/identity-providers/:providerKey/check",
    "routes/api/admin-providers.$providerKey.check.ts",
  ),
];
