import { parseId } from "~/core/ids";
import { invoicePdf } from "~/domains/billing/invoices/invoice-pdf";
import { invoiceName } from "~/domains/billing/invoices/lines";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { businessPage } from "~/http/pages/page.server";

export const loader = businessPage(async (ctx, { params }) => {
  const invoice = await getInvoice(ctx, parseId(params.invoiceId, "invoice"));
  const { APP_NAME, SALES_EMAIL, BANK_DETAILS } = await operatorConfig(ctx);
  const text = invoicePdf(invoice, { name: APP_NAME, email: SALES_EMAIL, bank: BANK_DETAILS });
  const name = invoiceName(invoice).replace(/ /g, "-").toLowerCase();
  return new Response(text, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="invoice-${name}.pdf"`,
    },
  });
});
