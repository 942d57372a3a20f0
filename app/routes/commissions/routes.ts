import { route } from "@remix-run/route-config";

export const commissionsRoutes = {
  sitePages: [route("verify-statement", "routes/commissions/verify.tsx")],
  adminPages: [
    route("admin/closes", "routes/commissions/admin-closes.tsx"),
    route("admin/closes/:closeId", "routes/commissions/admin-close.tsx"),
    route("admin/closes/:closeId/reverse", "routes/commissions/reverse.tsx"),
    route("admin/fees/:accountId", "routes/commissions/fees.tsx"),
    route("admin/fee-payments/:paymentId/reverse", "routes/commissions/reverse-fee.tsx"),
  ],
  agentPages: [
    route("agent/orders", "routes/commissions/orders.tsx"),
    route("agent/commission", "routes/commissions/commission.tsx"),
    route("agent/leads/:sharedLeadId/close", "routes/commissions/close.tsx"),
  ],
  pages: [
    route("agents/closes", "routes/commissions/closes.tsx"),
    route("agents/closes/:closeId/confirm", "routes/commissions/confirm.tsx"),
    route("agents/closes/:closeId/dispute", "routes/commissions/dispute.tsx"),
  ],
  files: [
    route("agent/close-test", "routes/commissions/close-test.ts"),
    route("agent/statements/:accountId", "routes/commissions/own-statement.ts"),
    route("agents/statements/:agentId", "routes/commissions/statement.ts"),
  ],
};
