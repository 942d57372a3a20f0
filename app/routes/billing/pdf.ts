import { parseId } from "~/core/ids";
import { invoicePdf } from "~/domains/billing/invoices/invoice-pdf";
import { invoiceName } from "~/domains/billing/invoices/lines";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { listBankAccounts, operatorConfig } from "~/domains/settings/operator.server";
import { businessPage } from "~/http/pages/page.server";

export const loader = businessPage(async (ctx, { params }) => {
  const invoice = await getInvoice(ctx, parseId(params.invoiceId, "invoice"));
  const { APP_NAME, SALES_EMAIL } = await operatorConfig(ctx);
  const pdf = await invoicePdf(ctx, invoice, {
    appName: APP_NAME,
    email: SALES_EMAIL,
    bankAccounts: await listBankAccounts(ctx),
  });
  const name = invoiceName(invoice).replace(/ /g, "-").toLowerCase();
  return new Response(pdf, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="invoice-${name}.pdf"`,
    },
  });
});
