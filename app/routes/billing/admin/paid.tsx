import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getAnyInvoice } from "~/domains/billing/invoices/list-invoices.server";
import { markInvoicePaid, PaymentInput } from "~/domains/billing/invoices/settle-invoice.server";
import { invoiceView } from "~/domains/billing/subscription/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const titleOf = (state: string) => (state === "paid" ? "Paid invoice" : "Mark invoice as paid");

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: titleOf(data?.state ?? "open") }];

export const loader = adminPage(async (ctx, { params }) => {
  const invoice = await getAnyInvoice(ctx, parseId(params.invoiceId, "invoice"));
  const { name, total, what, state } = invoiceView(invoice);
  return { id: invoice.id, what: `${name}, ${total}, to ${invoice.billedTo}. ${what}`, state };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getAnyInvoice(ctx, parseId(args.params.invoiceId, "invoice"));
  return handleForm(args, PaymentInput, async ({ reference }) => {
    await markInvoicePaid(ctx, id, reference);
    return redirectWithFlash(args.context, BILLING.adminInvoices, {
      kind: "success",
      title: "Invoice marked as paid",
    });
  });
});

export default function PaidPage() {
  const { id, what, state } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reference: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  const trail = <Breadcrumb trail={[{ to: BILLING.adminInvoices, label: "Invoices" }]} />;
  if (state === "paid")
    return (
      <Page title={titleOf(state)} subtitle={what} width="narrow">
        {trail}
        <p>This invoice is already paid.</p>
        <div className="row">
          <LinkButton to={BILLING.adminReverse(id)}>Reverse payment</LinkButton>
        </div>
      </Page>
    );
  return (
    <Page title={titleOf(state)} subtitle={what} width="narrow">
      {trail}
      {state === "void" ? (
        <p>This invoice is void. Payment applies only if its plan is larger than the current plan.</p>
      ) : null}
      <PostForm form={form}>
        <Field
          field={fields.reference}
          label="Reference"
          hint="Bank transfer reference for the full payment."
          required
        />
        <Submit>Mark as paid</Submit>
      </PostForm>
    </Page>
  );
}
