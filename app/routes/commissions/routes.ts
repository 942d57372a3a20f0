import { route } from "@remix-run/route-config";
import { payoutsRoutes } from "../payouts/routes";
import { ratingsRoutes } from "../ratings/routes";
import { trainingRoutes } from "../training/routes";

export const commissionsRoutes = {
  sitePages: [...trainingRoutes.sitePages, route("verify-statement", "routes/commissions/verify.tsx")],
  adminPages: [
    ...payoutsRoutes.adminPages,
    ...ratingsRoutes.adminPages,
    ...trainingRoutes.adminPages,
    route("admin/closes", "routes/commissions/admin-closes.tsx"),
    route("admin/closes/:closeId/reverse", "routes/commissions/reverse.tsx"),
    route("admin/fees/:accountId", "routes/commissions/fees.tsx"),
    route("admin/fee-payments/:paymentId/reverse", "routes/commissions/reverse-fee.tsx"),
  ],
  agentPages: [
    ...payoutsRoutes.agentPages,
    ...ratingsRoutes.agentPages,
    ...trainingRoutes.agentPages,
    route("agent/orders", "routes/commissions/orders.tsx"),
    route("agent/commission", "routes/commissions/commission.tsx"),
    route("agent/leads/:sharedLeadId/close", "routes/commissions/close.tsx"),
  ],
  pages: [
    ...ratingsRoutes.pages,
    route("agents/closes", "routes/commissions/closes.tsx"),
    route("agents/closes/:closeId/dispute", "routes/commissions/dispute.tsx"),
  ],
  files: [
    ...payoutsRoutes.files,
    ...ratingsRoutes.files,
    ...trainingRoutes.files,
    route("agent/close-test", "routes/commissions/close-test.ts"),
    route("agents/closes/:closeId/confirm", "routes/commissions/confirm.ts"),
    route("agent/statements/:accountId", "routes/commissions/own-statement.ts"),
    route("agents/statements/:agentId", "routes/commissions/statement.ts"),
  ],
  calls: [
    ...payoutsRoutes.calls,
    ...ratingsRoutes.calls,
    ...trainingRoutes.calls,
    route("api/agents/:agentId/close-lead", "routes/commissions/api/close-lead.ts"),
    route("api/agents/:agentId/commissions", "routes/commissions/api/commissions.ts"),
    route("api/admin/closes/:closeId/reverse", "routes/commissions/api/reverse.ts"),
    route("api/admin/accounts/:accountId/fee-payments", "routes/commissions/api/fee-payments.ts"),
    route("api/admin/fee-payments/:paymentId/reverse", "routes/commissions/api/reverse-fee.ts"),
    route("api/closes/totals", "routes/commissions/api/totals.ts"),
    route("api/closes", "routes/commissions/api/closes.ts"),
    route("api/closes/:closeId/confirm", "routes/commissions/api/confirm.ts"),
    route("api/closes/:closeId/dispute", "routes/commissions/api/dispute.ts"),
  ],
};
