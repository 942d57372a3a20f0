import { route } from "@remix-run/route-config";

export const payoutsRoutes = {
  agentPages: [route("agent/payout-account", "routes/payouts/account.tsx")],
  adminPages: [
    route("admin/payouts", "routes/payouts/list.tsx"),
    route("admin/payouts/batches/:batchId", "routes/payouts/batch.tsx"),
    route("admin/payouts/:payoutId/paid", "routes/payouts/paid.tsx"),
    route("admin/payouts/:payoutId/failed", "routes/payouts/failed.tsx"),
  ],
  files: [
    route("agent/payouts", "routes/payouts/request.ts"),
    route("agent/payouts/:payoutId/cancel", "routes/payouts/cancel.ts"),
    route("admin/payouts/batches/:batchId/file", "routes/payouts/file.ts"),
  ],
  calls: [
    route("api/agents/:agentId/payout-account", "routes/payouts/api/account.ts"),
    route("api/agents/:agentId/payouts", "routes/payouts/api/requests.ts"),
    route("api/agents/:agentId/payouts/:payoutId/cancel", "routes/payouts/api/cancel.ts"),
    route("api/admin/payouts", "routes/payouts/api/waiting.ts"),
    route("api/admin/payouts/batches", "routes/payouts/api/batches.ts"),
    route("api/admin/payouts/batches/:batchId/paid", "routes/payouts/api/batch-paid.ts"),
    route("api/admin/payouts/:payoutId/paid", "routes/payouts/api/paid.ts"),
    route("api/admin/payouts/:payoutId/failed", "routes/payouts/api/failed.ts"),
  ],
};
