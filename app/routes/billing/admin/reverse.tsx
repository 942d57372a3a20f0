import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { NoInput } from "~/core/no-input";
import { getAnyInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { reversePayment } from "~/domains/billing/invoices/reverse-payment.server";
import { invoiceView } from "~/domains/billing/subscription/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Undo a payment?" }];

export const loader = adminPage(async (ctx, { params }) =>
  invoiceView(await getAnyInvoice(ctx, parseId(params.invoiceId, "invoice"))),
);

export const action = adminPage(async (ctx, args) => {
  const { id } = await getAnyInvoice(ctx, parseId(args.params.invoiceId, "invoice"));
  return handleForm(args, NoInput, async () => {
    await reversePayment(ctx, id);
    return redirectWithFlash(args.context, BILLING.adminInvoices, {
      kind: "success",
      title: "Payment Undone",
      text: "The invoice is open again.",
    });
  });
});

export default function ReversePage() {
  const { name, total } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error?.[""];
  return (
    <Page title={`Reverse payment of ${name}?`} width="narrow">
      {refusal ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      <p>
        A separate entry reverses {total}. The invoice is open for another week, and the subscription returns
        to its earlier state.
      </p>
      <form method="post" className="row">
        <Submit kind="danger">Reverse payment</Submit>
        <LinkButton to={BILLING.adminInvoices}>Go back</LinkButton>
      </form>
    </Page>
  );
}
