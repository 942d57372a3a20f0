import { route } from "@remix-run/route-config";

export const billingRoutes = {
  pages: [
    route("billing", "routes/billing/billing.tsx", { id: "billing" }),
    route("business-portal/overview", "routes/billing/billing.tsx", { id: "billing-tab" }),
    route("billing/plans", "routes/billing/plans.tsx", { id: "plans" }),
    route("business-portal/plans", "routes/billing/plans.tsx", { id: "plans-tab" }),
    route("billing/change", "routes/billing/change.tsx"),
    route("billing/cancel", "routes/billing/cancel.tsx"),
    route("billing/resume", "routes/billing/resume.tsx"),
    route("billing/extra-leads", "routes/billing/extra-leads.tsx"),
    route("billing/lead-usage", "routes/billing/lead-usage.tsx"),
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
};
