import { parseId } from "~/core/ids";
import { reversePayment } from "~/domains/billing/invoices/reverse-payment.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    run: async ({ ctx, params }) =>
      invoiceJson(await reversePayment(ctx, parseId(params.invoiceId, "invoice"))),
  }),
});
