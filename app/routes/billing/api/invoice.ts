import { parseId } from "~/core/ids";
import { invoiceName } from "~/domains/billing/invoices/lines";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { invoiceJson } from "~/domains/billing/subscription/json";
import { listBankAccounts } from "~/domains/settings/operator.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
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
});
