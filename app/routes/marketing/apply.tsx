import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { findAccess } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import {
  EXPERIENCE,
  INDUSTRIES,
  MAX_LONG_TEXT_LENGTH,
  SOCIAL_PLATFORMS,
} from "~/domains/marketing/access/choices";
import { accessJson } from "~/domains/marketing/access/json";
import { REVIEW_TIME, stateOf } from "~/domains/marketing/access/policy";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { FieldGroup } from "~/ui/forms/field-group";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Apply for the marketing portal" }];

export const loader = businessPage(async (ctx) => {
  const access = await findAccess(ctx);
  if (["pending", "approved", "withdrawn"].includes(stateOf(access))) throw redirect(MARKETING.home);
  return { business: ctx.account.name, former: accessJson(access).application };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, AccessApplication, async (input) => {
    await applyForMarketing(ctx, input);
    return redirectWithFlash(args.context, MARKETING.home, {
      kind: "success",
      title: "Application submitted",
      text: `We’ll email you our decision within ${REVIEW_TIME}.`,
    });
  }),
);

type Typed = z.input<typeof AccessApplication>;

export default function ApplyPage() {
  const { business, former } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Typed>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { ...(former ?? { businessName: business }) },
    constraint: {
      businessName: { maxLength: 100 },
      targetAudience: { maxLength: MAX_LONG_TEXT_LENGTH },
      marketingGoals: { maxLength: MAX_LONG_TEXT_LENGTH },
      references: { maxLength: MAX_LONG_TEXT_LENGTH },
    },
  });
  return (
    <Page
      title="Apply for the marketing portal"
      subtitle={`We’ll email you our decision within ${REVIEW_TIME}.`}
      width="two-column"
    >
      <Breadcrumb trail={[{ to: MARKETING.home, label: "Marketing" }]} />
      <PostForm form={form}>
        <FieldGroup title="Your business">
          <Field field={fields.businessName} label="Business name" required />
          <Field field={fields.website} label="Website" hint="e.g. example.com" />
          <Field
            field={fields.industry}
            label="Industry"
            type="select"
            options={INDUSTRIES}
            placeholder="Choose"
            required
          />
          <Field
            field={fields.marketingExperience}
            label="Marketing experience"
            type="select"
            options={EXPERIENCE}
            placeholder="Choose"
            required
          />
          <CheckboxGroup
            field={fields.socialMediaPlatforms}
            legend="Social media platforms"
            options={SOCIAL_PLATFORMS}
            required
          />
        </FieldGroup>
        <FieldGroup title="Your marketing">
          <Field field={fields.monthlyBudget} label="Monthly budget" type="money" hint="In US dollars." />
          <Field
            field={fields.targetAudience}
            label="Target audience"
            type="textarea"
            hint="1 or 2 sentences."
            required
          />
          <Field
            field={fields.marketingGoals}
            label="Marketing goals"
            type="textarea"
            hint="1 or 2 sentences."
            required
          />
          <Field field={fields.portfolio} label="Portfolio" hint="Optional web address." />
          <Field
            field={fields.references}
            label="References"
            type="textarea"
            hint="People who know your work and agreed to be contacted."
          />
        </FieldGroup>
        <Submit>Submit Application</Submit>
      </PostForm>
    </Page>
  );
}
