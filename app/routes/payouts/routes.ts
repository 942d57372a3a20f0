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
    route("api/agents/:agentId/payout-account", "routes/payouts/calls/account.ts"),
    route("api/agents/:agentId/payouts", "routes/payouts/calls/requests.ts"),
    route("api/agents/:agentId/payouts/:payoutId/cancel", "routes/payouts/calls/cancel.ts"),
    route("api/admin/payouts", "routes/payouts/calls/waiting.ts"),
    route("api/admin/payouts/batches", "routes/payouts/calls/batches.ts"),
    route("api/admin/payouts/batches/:batchId/paid", "routes/payouts/calls/batch-paid.ts"),
    route("api/admin/payouts/:payoutId/paid", "routes/payouts/calls/paid.ts"),
    route("api/admin/payouts/:payoutId/failed", "routes/payouts/calls/failed.ts"),
  ],
};
