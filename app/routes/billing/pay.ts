import { parseId } from "~/core/ids";
import { getInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { startCheckout } from "~/domains/billing/payments/start-checkout.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const id = parseId(params.invoiceId, "invoice");
  return catchDomainError(
    async () => {
      await startCheckout(ctx, id);
      return { to: BILLING.invoice(id) };
    },
    ({ message, status }) => {
      if (status === 404 || status === 403) throw new Response(message, { status });
      return { to: BILLING.invoice(id), kind: "error", title: "Payment not started", text: message };
    },
  );
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) => {
  const { id } = await getInvoice(ctx, parseId(params.invoiceId, "invoice"));
  return BILLING.invoice(id);
});
