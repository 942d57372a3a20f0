import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { parseId } from "~/core/ids";
import { getAnyInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { reversePayment } from "~/domains/billing/invoices/reverse-payment.server";
import { invoiceView } from "~/domains/billing/subscription/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Reverse payment?" }];

export const loader = adminPage(async (ctx, { params }) =>
  invoiceView(await getAnyInvoice(ctx, parseId(params.invoiceId, "invoice"))),
);

export const action = adminPage(async (ctx, args) => {
  const { id } = await getAnyInvoice(ctx, parseId(args.params.invoiceId, "invoice"));
  return handleForm(args, EmptyForm, async () => {
    await reversePayment(ctx, id);
    return redirectWithFlash(args.context, BILLING.adminInvoices, {
      kind: "success",
      title: "Payment reversed",
      text: "The invoice is open again.",
    });
  });
});

export default function ReversePage() {
  const { name, total } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <ConfirmPage
      title={`Reverse payment of ${name}?`}
      refusal={refusal}
      submit="Reverse payment"
      back={BILLING.adminInvoices}
      keep="Keep payment"
    >
      <p>
        A new entry will reverse {total}. The invoice will be open for another week, and the subscription will
        return to its earlier state.
      </p>
    </ConfirmPage>
  );
}
