import { type RouteConfigEntry, route } from "@remix-run/route-config";

/** The operator's settings, a page for each section. */
export const settingsPages: RouteConfigEntry[] = [
  route("admin/settings", "routes/admin/settings.tsx"),
  route("admin/settings/claims", "routes/admin/settings-claims.tsx"),
  route("admin/settings/sales-address", "routes/admin/settings-sales.tsx"),
  route("admin/settings/passwords", "routes/admin/settings-passwords.tsx"),
  route("admin/settings/switches", "routes/admin/settings-switches.tsx"),
  route("admin/settings/test-mail", "routes/admin/settings-test-mail.ts"),
  route("admin/settings/test-ai", "routes/admin/settings-test-ai.ts"),
];

export const settingsCalls: RouteConfigEntry[] = [
  route("api/admin/settings", "routes/api/admin-settings.ts"),
  route("api/admin/settings/test-mail", "routes/api/admin-settings.test-mail.ts"),
  route("api/admin/settings/test-ai", "routes/api/admin-settings.test-ai.ts"),
];
