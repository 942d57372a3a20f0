import { parseId } from "~/core/ids";
import { PageQuery, pageOf } from "~/core/pagination";
import { getBillingDetails, saveBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import { buyExtraLeads } from "~/domains/billing/invoices/buy-extra-leads.server";
import { invoiceName } from "~/domains/billing/invoices/lines";
import {
  countOpenInvoices,
  getAnyInvoice,
  getInvoice,
  listInvoices,
  listOpenInvoices,
} from "~/domains/billing/invoices/list-invoices.server";
import { reversePayment } from "~/domains/billing/invoices/reverse-payment.server";
import { markInvoicePaid, PaymentInput } from "~/domains/billing/invoices/settle-invoice.server";
import { leadChargeJson, listLeadCharges } from "~/domains/billing/lead-charges.server";
import { startCheckout } from "~/domains/billing/payments/start-checkout.server";
import { PLANS_ON_SALE } from "~/domains/billing/plans/plans";
import { cancelSubscription, resumeSubscription } from "~/domains/billing/subscription/change-plan.server";
import { invoiceJson, planJson } from "~/domains/billing/subscription/json";
import { listSubscriptions } from "~/domains/billing/subscription/list-subscriptions.server";
import { DetailsInput, ExtraLeadsInput, PlanCall, TierCall } from "~/domains/billing/subscription/schemas";
import { listBankAccounts } from "~/domains/settings/operator.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { ownSubscription, upgraded } from "./own.server";

const invoiceIdOf = (params: { invoiceId?: string | undefined }) => parseId(params.invoiceId, "invoice");

export const billingApi: ApiPaths = {
  "/api/subscription-plans": {
    GET: endpoint({ access: "public", run: () => PLANS_ON_SALE.map(planJson) }),
  },
  "/api/user/subscription": {
    GET: endpoint({ access: "business", run: ({ ctx }) => ownSubscription(ctx) }),
  },
  "/api/user/subscription/upgrade": {
    POST: endpoint({
      access: "business",
      body: PlanCall,
      run: ({ ctx, body }) =>
        upgraded(ctx, { ...body, plan: body.planId, billing: body.billing ?? body.billingCycle }),
    }),
  },
  "/api/subscription/upgrade": {
    POST: endpoint({
      access: "business",
      body: TierCall,
      run: ({ ctx, body }) =>
        upgraded(ctx, { ...body, plan: body.tier, billing: body.billing ?? body.billingCycle }),
    }),
  },
  "/api/subscription/cancel": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        await cancelSubscription(ctx);
        return ownSubscription(ctx);
      },
    }),
  },
  "/api/subscription/resume": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        await resumeSubscription(ctx);
        return ownSubscription(ctx);
      },
    }),
  },
  "/api/subscription/extra-leads": {
    POST: endpoint({
      access: "business",
      body: ExtraLeadsInput,
      status: 201,
      run: async ({ ctx, body }) => invoiceJson(await buyExtraLeads(ctx, body)),
    }),
  },
  /** Companies the account's lead credits were spent on, newest first. */
  "/api/lead-charges": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listLeadCharges(ctx, query), leadChargeJson),
    }),
  },
  "/api/subscription/details": {
    GET: endpoint({ access: "business", run: ({ ctx }) => getBillingDetails(ctx) }),
    PUT: endpoint({
      access: "business",
      body: DetailsInput,
      run: ({ ctx, body }) => saveBillingDetails(ctx, body),
    }),
  },
  "/api/invoices": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listInvoices(ctx, query), invoiceJson),
    }),
  },
  "/api/invoices/:invoiceId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const invoice = await getInvoice(ctx, parseId(params.invoiceId, "invoice"));
        return {
          ...invoiceJson(invoice),
          paymentInstructions:
            invoice.state === "open" && !invoice.isDemo
              ? { reference: invoiceName(invoice), bankAccounts: await listBankAccounts(ctx) }
              : null,
        };
      },
    }),
  },
  /** Returns the URL of the provider's payment page. */
  "/api/invoices/:invoiceId/pay": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getInvoice(ctx, invoiceIdOf(params)),
      run: async ({ ctx, params }) => ({ url: await startCheckout(ctx, invoiceIdOf(params)) }),
    }),
  },
  /** Lists unpaid invoices, oldest first. */
  "/api/admin/invoices": {
    GET: endpoint({
      access: "admin",
      query: PageQuery,
      run: async ({ ctx, query, request }) => {
        const found = await listOpenInvoices(ctx, { after: query.cursor ?? 0, limit: query.limit });
        const page = pageOf(found, query.limit, ({ id }) => id);
        const total = { count: await countOpenInvoices(ctx), isExact: true };
        return jsonPage(request, { ...page, total }, (row) => ({
          ...invoiceJson(row),
          accountId: row.accountId,
        }));
      },
    }),
  },
  "/api/admin/invoices/:invoiceId/paid": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getAnyInvoice(ctx, invoiceIdOf(params)),
      body: PaymentInput,
      run: async ({ ctx, params, body }) =>
        invoiceJson(await markInvoicePaid(ctx, invoiceIdOf(params), body.reference)),
    }),
  },
  "/api/admin/invoices/:invoiceId/reverse": {
    POST: endpoint({
      access: "admin",
      run: async ({ ctx, params }) =>
        invoiceJson(await reversePayment(ctx, parseId(params.invoiceId, "invoice"))),
    }),
  },
  "/api/admin/subscriptions": {
    GET: endpoint({
      access: "admin",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listSubscriptions(ctx, query), (row) => row),
    }),
  },
};
