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
};
