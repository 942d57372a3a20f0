import { route } from "@remix-run/route-config";

export const billingRoutes = {
  pages: [
    route("billing", "routes/billing/billing.tsx", { id: "billing" }),
    route("business-portal/overview", "routes/billing/billing.tsx", { id: "billing-tab" }),
    route("business-portal/plans", "routes/billing/plans.tsx"),
    route("billing/change", "routes/billing/change.tsx"),
    route("billing/cancel", "routes/billing/cancel.tsx"),
    route("billing/resume", "routes/billing/resume.tsx"),
    route("billing/extra-leads", "routes/billing/extra-leads.tsx"),
    route("billing/details", "routes/billing/details.tsx"),
    route("billing/invoices", "routes/billing/invoices.tsx"),
    route("billing/invoices/:invoiceId", "routes/billing/invoice.tsx"),
  ],
  adminPages: [
    route("admin/invoices", "routes/billing/admin/invoices.tsx"),
    route("admin/invoices/:invoiceId/paid", "routes/billing/admin/paid.tsx"),
    route("admin/invoices/:invoiceId/reverse", "routes/billing/admin/reverse.tsx"),
    route("admin/subscriptions", "routes/billing/admin/subscriptions.tsx"),
  ],
  files: [
    route("billing/invoices/:invoiceId/pdf", "routes/billing/pdf.ts"),
    route("billing/invoices/:invoiceId/pay", "routes/billing/pay.ts"),
    route("billing/paid", "routes/billing/returned.ts"),
  ],
  calls: [
    route("api/subscription-plans", "routes/billing/api/plans.ts"),
    route("api/user/subscription", "routes/billing/api/subscription.ts"),
    route("api/user/subscription/upgrade", "routes/billing/api/upgrade.ts"),
    route("api/subscription/upgrade", "routes/billing/api/tier.ts"),
    route("api/subscription/cancel", "routes/billing/api/cancel.ts"),
    route("api/subscription/resume", "routes/billing/api/resume.ts"),
    route("api/subscription/extra-leads", "routes/billing/api/extra-leads.ts"),
    route("api/subscription/details", "routes/billing/api/details.ts"),
    route("api/invoices", "routes/billing/api/invoices.ts"),
    route("api/invoices/:invoiceId", "routes/billing/api/invoice.ts"),
    route("api/invoices/:invoiceId/pay", "routes/billing/api/pay.ts"),
    route("api/admin/invoices", "routes/billing/api/open-invoices.ts"),
    route("api/admin/invoices/:invoiceId/paid", "routes/billing/api/paid.ts"),
    route("api/admin/invoices/:invoiceId/reverse", "routes/billing/api/reverse.ts"),
    route("api/admin/subscriptions", "routes/billing/api/subscriptions.ts"),
  ],
};
