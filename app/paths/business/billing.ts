import { path } from "../path";
import { PORTAL } from "../portal";

type Id = number | string;

const INVOICES = "/billing/invoices";
const ADMIN = "/admin/invoices";

export const BILLING = {
  home: PORTAL.billing,
  overview: PORTAL.overview,
  plans: "/billing/plans",
  plansTab: PORTAL.plans,
  change: "/billing/change",
  cancel: "/billing/cancel",
  resume: "/billing/resume",
  extraLeads: "/billing/extra-leads",
  leadUsage: "/billing/lead-usage",
  details: "/billing/details",
  invoices: INVOICES,
  invoice: (invoiceId: Id) => path`${INVOICES}/${invoiceId}`,
  invoicePdf: (invoiceId: Id) => path`${INVOICES}/${invoiceId}/pdf`,
  pay: (invoiceId: Id) => path`${INVOICES}/${invoiceId}/pay`,
  /** The provider's return URL; the provider adds its reference. */
  paid: "/billing/paid",
  adminInvoices: ADMIN,
  adminPaid: (invoiceId: Id) => path`${ADMIN}/${invoiceId}/paid`,
  adminReverse: (invoiceId: Id) => path`${ADMIN}/${invoiceId}/reverse`,
  adminSubscriptions: "/admin/subscriptions",
};
