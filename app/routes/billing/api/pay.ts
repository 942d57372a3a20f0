import { parseId } from "~/core/ids";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { startCheckout } from "~/domains/billing/payments/start-checkout.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { invoiceId?: string | undefined }) => parseId(params.invoiceId, "invoice");

/** Gives the address of the provider's page, where a person pays. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getInvoice(ctx, idOf(params)),
    run: async ({ ctx, params }) => ({ url: await startCheckout(ctx, idOf(params)) }),
  }),
});
