import { buy, makePayer, openInvoice } from "../../support/fixtures/billing";
import type { Row } from "../table";

const both = ["GET", "POST"];
const ownersOnly = ["POST"];
const ownersRead = { ownersOnly: ["GET", "POST", "PUT"] };

const open = async () => openInvoice(await makePayer());
const paid = async () => (await buy(await makePayer(), "startup")).id;

const page = (path: string, methods = ["GET"], more: Partial<Row> = {}): Row => ({
  path,
  kind: "page",
  access: "business",
  methods,
  ...more,
});
const call = (path: string, methods: string[], more: Partial<Row> = {}): Row => ({
  path,
  kind: "call",
  access: "business",
  methods,
  ...more,
});
const details = { billedTo: "Acme", address: "", taxNumber: "P051" };
const extra = { leads: 5, consent: true };
const admin = { access: "admin" as const };

export const billingRows: Row[] = [
  page("/billing"),
  page("/business-portal/overview"),
  page("/business-portal/plans"),
  page("/billing/change", both, { ownersOnly, body: { planId: "startup" } }),
  page("/billing/cancel", both, { ownersOnly }),
  page("/billing/resume", both, { ownersOnly }),
  page("/billing/extra-leads", both, { ownersOnly, body: { leads: "5", consent: "on" } }),
  page("/billing/lead-usage"),
  page("/billing/details", both, { ...ownersRead, body: details }),
  page("/billing/invoices", ["GET"], ownersRead),
  page("/billing/invoices/:invoiceId", ["GET"], { ...ownersRead, foreign: openInvoice }),
  page("/billing/invoices/:invoiceId/pdf", ["GET"], { ...ownersRead, foreign: openInvoice }),
  page("/billing/invoices/:invoiceId/pay", both, { ...ownersRead, foreign: openInvoice }),
  page("/billing/paid"),
  page("/admin/invoices", ["GET"], admin),
  page("/admin/invoices/:invoiceId/paid", both, { ...admin, subject: open }),
  page("/admin/invoices/:invoiceId/reverse", both, { ...admin, subject: paid }),
  page("/admin/subscriptions", ["GET"], admin),
  { path: "/api/subscription-plans", kind: "call", access: "public" },
  call("/api/user/subscription", ["GET"]),
  call("/api/user/subscription/upgrade", ["POST"], { ownersOnly, body: { planId: "startup" } }),
  call("/api/subscription/upgrade", ["POST"], { ownersOnly, body: { tier: "startup" } }),
  call("/api/subscription/cancel", ["POST"], { ownersOnly }),
  call("/api/subscription/resume", ["POST"], { ownersOnly }),
  call("/api/subscription/extra-leads", ["POST"], { ownersOnly, body: extra }),
  call("/api/lead-charges", ["GET"]),
  call("/api/subscription/details", ["GET", "PUT"], { ...ownersRead, body: details }),
  call("/api/invoices", ["GET"], ownersRead),
  call("/api/invoices/:invoiceId", ["GET"], { ...ownersRead, foreign: openInvoice }),
  call("/api/invoices/:invoiceId/pay", ["POST"], { foreign: openInvoice, ownersOnly }),
  { path: "/api/webhooks/paystack", kind: "call", access: "public", methods: ["POST"] },
  call("/api/admin/invoices", ["GET"], admin),
  call("/api/admin/invoices/:invoiceId/paid", ["POST"], {
    ...admin,
    subject: open,
    body: { reference: "REF" },
  }),
  call("/api/admin/invoices/:invoiceId/reverse", ["POST"], { ...admin, subject: paid }),
  call("/api/admin/subscriptions", ["GET"], admin),
];
