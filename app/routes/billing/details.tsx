import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getBillingDetails, saveBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import { DetailsInput } from "~/domains/billing/subscription/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Name and tax number" }];

export const loader = businessPage((ctx) => getBillingDetails(ctx));

export const action = businessPage((ctx, args) =>
  handleForm(args, DetailsInput, async (input) => {
    await saveBillingDetails(ctx, input);
    return redirectWithFlash(args.context, BILLING.home, {
      kind: "success",
      title: "Billing Details Saved",
      text: "They stand on the next invoice.",
    });
  }),
);

export default function DetailsPage() {
  const [form, fields] = useForm<{ billedTo: string; address: string; taxNumber: string }>({
    defaultValue: useLoaderData<typeof loader>(),
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title="Name and tax number"
      subtitle="They stand on your invoices, from the next one on."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: BILLING.home, label: "Billing" }]} />
      <PostForm form={form}>
        <Field field={fields.billedTo} label="Billed to" hint="Empty for the name of your account." />
        <Field field={fields.address} label="Address" type="textarea" rows={3} />
        <Field
          field={fields.taxNumber}
          label="Tax number"
          hint="VAT, KRA PIN, TIN: as your country calls it."
        />
        <Submit>Save</Submit>
      </PostForm>
    </Page>
  );
}
