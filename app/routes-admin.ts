import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";
import { providerCalls, providerPages } from "./routes-providers";
import { settingsCalls, settingsPages } from "./routes-settings";

/** The administrator's portal. */
export const adminPages: RouteConfigEntry[] = [
  layout("routes/admin.tsx", [
    route("admin", "routes/admin/users.tsx"),
    route("admin/users/new", "routes/admin/user-new.tsx"),
    route("admin/users/:userId", "routes/admin/user.tsx"),
    route("admin/users/:userId/:act", "routes/admin/user-act.tsx"),
    route("admin/analytics", "routes/admin/analytics.tsx"),
    route("admin/analytics/:measure", "routes/admin/activity.tsx"),
    route("admin/queues", "routes/admin/queues.tsx"),
    route("admin/queues/:queue", "routes/admin/queue.tsx"),
    route("admin/retention", "routes/admin/retention.tsx"),
    route("admin/retention/:key", "routes/admin/retention-period.tsx"),
    route("admin/logs", "routes/admin/logs.tsx"),
    ...settingsPages,
    ...providerPages,
  ]),
  route("admin/analytics/:measure/rows.csv", "routes/admin/analytics-csv.ts"),
  route("admin/logs.csv", "routes/admin/logs-csv.ts"),
  route("acting/stop", "routes/auth/acting-stop.ts"),
];

export const adminCalls: RouteConfigEntry[] = [
  ...settingsCalls,
  ...providerCalls,
  route("api/admin/users", "routes/api/admin-users.ts"),
  route("api/admin/users/:userId", "routes/api/admin-users.$userId.ts"),
  route("api/admin/users/:userId/acting", "routes/api/admin-users.$userId.acting.ts"),
  route("api/admin/users/:userId/password-reset", "routes/api/admin-users.$userId.password-reset.ts"),
  route("api/admin/users/:userId/suspension", "routes/api/admin-users.$userId.suspension.ts"),
  route("api/admin/users/:userId/sessions", "routes/api/admin-users.$userId.sessions.ts"),
  route("api/admin/users/:userId/second-factor", "routes/api/admin-users.$userId.second-factor.ts"),
  route("api/admin/analytics", "routes/api/admin-analytics.ts"),
  route("api/admin/analytics/:measure", "routes/api/admin-analytics.$measure.ts"),
  route("api/admin/queues", "routes/api/admin-queues.ts"),
  route("api/admin/queues/:queue", "routes/api/admin-queues.$queue.ts"),
  route("api/admin/retention", "routes/api/admin-retention.ts"),
  route("api/acting", "routes/api/acting.ts"),
];
