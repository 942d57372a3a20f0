import { route } from "@remix-run/route-config";

export const adminSettingsRoutes = {
  pages: [
    route("admin/settings", "routes/admin/settings/settings.tsx"),
    route("admin/settings/claims", "routes/admin/settings/claims.tsx"),
    route("admin/settings/company", "routes/admin/settings/company.tsx"),
    route("admin/settings/sales-address", "routes/admin/settings/sales.tsx"),
    route("admin/settings/local-prices", "routes/admin/settings/local-prices.tsx"),
    route("admin/settings/passwords", "routes/admin/settings/passwords.tsx"),
    route("admin/settings/link-domains", "routes/admin/settings/link-domains.tsx"),
    route("admin/settings/one-to-one-email", "routes/admin/settings/one-to-one-email.tsx"),
    route("admin/settings/switches", "routes/admin/settings/switches.tsx"),
    route("admin/settings/test-mail", "routes/admin/settings/test-mail.ts"),
    route("admin/settings/test-ai", "routes/admin/settings/test-ai.ts"),
  ],
};
