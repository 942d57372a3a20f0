import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getBillingDetails, saveBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import { DetailsInput } from "~/domains/billing/subscription/schemas";
import { BillingDetailsFields } from "~/domains/billing/ui/billing-details-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { BILLING } from "~/paths/business/billing";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Billing details" }];

export const loader = businessPage((ctx) => getBillingDetails(ctx));

export const action = businessPage((ctx, args) =>
  handleForm(args, DetailsInput, async (input) => {
    await saveBillingDetails(ctx, input);
    return redirectWithFlash(args.context, BILLING.home, {
      kind: "success",
      title: "Billing details saved",
      text: "Changes apply from your next invoice.",
    });
  }),
);

export default function DetailsPage() {
  const [form, fields] = useForm<{ billedTo: string; address: string; taxNumber: string }>({
    defaultValue: useLoaderData<typeof loader>(),
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title="Billing details" subtitle="Shown on your invoices." width="narrow">
      <Breadcrumb trail={[{ to: BILLING.home, label: "Billing" }]} />
      <PostForm form={form}>
        <BillingDetailsFields fields={fields} />
        <Submit>Save</Submit>
      </PostForm>
    </Page>
  );
}
