import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { COUNTRIES } from "~/core/places/countries";
import { AGENT_INDUSTRIES } from "~/domains/agents/choices";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { LEVELS, ONBOARDING_EXPERIENCE, ONBOARDING_INDUSTRIES } from "~/domains/onboarding/choices";
import { onboardingProfileJson } from "~/domains/onboarding/profile/profile-json";
import { OnboardingProfile } from "~/domains/onboarding/profile/profile-schema";
import { saveOnboardingProfile } from "~/domains/onboarding/profile/save-onboarding-profile.server";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import type { PageHandle } from "~/ui/page-handle";
import { reachedStep } from "./step.server";

/** A form without lists or tables. */
export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Your profile" }];

export const loader = agentPage(async (ctx) => {
  const { kept, progress } = await reachedStep(ctx, "profile");
  return {
    profile: onboardingProfileJson(ctx.agent, kept),
    current: progress.current,
    industries: AGENT_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
    industry: ONBOARDING_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
  };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, OnboardingProfile, async (input) => {
    await saveOnboardingProfile(ctx, input);
    return redirectWithFlash(args.context, DASHBOARD.onboardingStep("cv"), {
      kind: "success",
      title: "Profile Saved",
      text: "Next: your CV.",
    });
  }),
);

const COUNTRY_CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const LEVEL_CHOICES = LEVELS.map((level) => ({ value: level, label: ONBOARDING_EXPERIENCE[level].label }));

export default function OnboardingProfilePage() {
  const { profile, current, industries, industry } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof OnboardingProfile>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: profile,
  });
  return (
    <StepPage step="profile" title="Your profile" current={current}>
      <PostForm form={form} failed={() => "Profile Save Failed"}>
        <Field field={fields.firstName} label="First name" autoComplete="given-name" required />
        <Field field={fields.lastName} label="Last name" autoComplete="family-name" required />
        <Field
          field={fields.email}
          label="Email"
          type="email"
          hint="Your sign-in address. Change it in your account."
          readOnly
        />
        <Field field={fields.phone} label="Phone" type="tel" autoComplete="tel" />
        <Field
          field={fields.country}
          label="Home country"
          type="select"
          options={COUNTRY_CHOICES}
          placeholder="Choose a country"
          required
        />
        <Field field={fields.city} label="City" autoComplete="address-level2" required />
        <Field
          field={fields.languages}
          label="Languages"
          hint="Separate with commas, e.g. English, Swahili."
          required
        />
        <Field
          field={fields.industry}
          label="Main industry"
          type="select"
          options={industry}
          placeholder="Choose an industry"
          required
        />
        <CheckboxGroup
          field={fields.specializations}
          legend="Industries"
          options={industries}
          required
          fold
        />
        <CheckboxGroup
          field={fields.operationalMarkets}
          legend="Markets"
          options={COUNTRY_CHOICES}
          required
          fold
        />
        <Field
          field={fields.experience}
          label="Experience"
          type="select"
          options={LEVEL_CHOICES}
          placeholder="Choose your level"
          required
        />
        <Field field={fields.education} label="Education" />
        <Field field={fields.about} label="About you" type="textarea" rows={5} />
        <Field field={fields.linkedinUrl} label="LinkedIn" type="url" />
        <Field field={fields.portfolioUrl} label="Portfolio" type="url" />
        <Submit>Save and continue</Submit>
      </PostForm>
    </StepPage>
  );
}
