import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { listForms } from "~/domains/marketing/forms/forms.server";
import { LinkInput } from "~/domains/marketing/links/link-schema";
import { createLink } from "~/domains/marketing/links/links.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import type { PageArgs } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "New link" }];

const find = (ctx: BusinessContext, { params }: PageArgs) =>
  getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));

export const loader = marketingPageOf(find, async (ctx, _, { id, name }) => ({
  id,
  name,
  forms: (await listForms(ctx)).map((form) => ({ value: String(form.id), label: form.title })),
}));

export const action = marketingPageOf(find, (ctx, args, { id }) =>
  handleForm(args, LinkInput, async (input) => {
    await createLink(ctx, id, input);
    const title = "Link created";
    return redirectWithFlash(args.context, MARKETING.campaign(id), { kind: "success", title });
  }),
);

export default function NewLinkPage() {
  const { id, name, forms } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof LinkInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: { label: { maxLength: 80 }, target: { maxLength: 1_000 } },
  });
  return (
    <Page title="New link" subtitle="Each link counts daily unique clicks." width="narrow">
      <Breadcrumb trail={[{ to: MARKETING.campaign(id), label: name }]} />
      <PostForm form={form} creates>
        <Field field={fields.label} label="Placement" hint="e.g. Monday’s post" required />
        <Field
          field={fields.target}
          label="Destination"
          type="url"
          hint="e.g. https://shop.example. Visitors see a warning before sites you don’t own."
        />
        <Field
          field={fields.formId}
          label="Form (instead of destination)"
          type="select"
          options={forms}
          placeholder={forms.length > 0 ? "None" : "No forms yet"}
        />
        <Submit pending="Creating">Create link</Submit>
      </PostForm>
    </Page>
  );
}
