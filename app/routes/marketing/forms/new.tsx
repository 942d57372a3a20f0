import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { campaignNames } from "~/domains/marketing/campaigns/campaigns.server";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { createForm } from "~/domains/marketing/forms/forms.server";
import { FORM_LIMITS, type FormFieldSet, FormFields } from "~/domains/marketing/forms/ui/form-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { MARKETING } from "~/paths/business/marketing";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPage } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "New form" }];

export const loader = marketingPage(async (ctx) => ({
  business: ctx.account.name,
  campaigns: (await campaignNames(ctx)).map(({ id, name }) => ({ value: String(id), label: name })),
}));

export const action = marketingPage((ctx, args) =>
  handleForm(args, FormInput, async (input) => {
    const { id } = await createForm(ctx, input);
    const title = "Form created";
    return redirectWithFlash(args.context, MARKETING.form(id), { kind: "success", title });
  }),
);

export default function NewFormPage() {
  const { business, campaigns } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof FormInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { business, language: "en" },
    constraint: FORM_LIMITS,
  });
  return (
    <Page title="New form" width="two-column">
      <Breadcrumb trail={[{ to: MARKETING.forms, label: "Forms" }]} />
      <PostForm form={form} creates>
        <FormFields fields={fields as unknown as FormFieldSet} campaigns={campaigns} />
        <Submit pending="Creating">Create form</Submit>
      </PostForm>
    </Page>
  );
}
