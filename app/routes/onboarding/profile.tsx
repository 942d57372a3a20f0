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
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import type { PageHandle } from "~/ui/page-handle";
import { reachedStep } from "./step.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: m.onboarding_profile_your_profile() }];

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
      title: m.onboarding_profile_profile_saved(),
      text: m.onboarding_profile_next_your_cv(),
    });
  }),
);

const COUNTRY_CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
const levelChoices = () =>
  LEVELS.map((level) => ({ value: level, label: ONBOARDING_EXPERIENCE[level].label }));

export default function OnboardingProfilePage() {
  const { profile, current, industries, industry } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof OnboardingProfile>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: profile,
  });
  return (
    <StepPage step="profile" title={m.onboarding_profile_your_profile()} current={current}>
      <PostForm form={form} failed={() => m.onboarding_profile_profile_save_failed()}>
        <Field
          field={fields.firstName}
          label={m.onboarding_profile_first_name()}
          autoComplete="given-name"
          required
        />
        <Field
          field={fields.lastName}
          label={m.onboarding_profile_last_name()}
          autoComplete="family-name"
          required
        />
        <Field
          field={fields.email}
          label={m.onboarding_profile_email()}
          type="email"
          hint={m.onboarding_profile_your_sign_in_address_change()}
          readOnly
        />
        <Field field={fields.phone} label={m.onboarding_profile_phone()} type="tel" autoComplete="tel" />
        <Field
          field={fields.country}
          label={m.onboarding_profile_home_country()}
          type="select"
          options={COUNTRY_CHOICES}
          placeholder={m.onboarding_profile_choose_a_country()}
          required
        />
        <Field
          field={fields.city}
          label={m.onboarding_profile_city()}
          autoComplete="address-level2"
          required
        />
        <Field
          field={fields.languages}
          label={m.onboarding_profile_languages()}
          hint={m.onboarding_profile_separate_with_commas_e_g()}
          required
        />
        <Field
          field={fields.industry}
          label={m.onboarding_profile_main_industry()}
          type="select"
          options={industry}
          placeholder={m.onboarding_profile_choose_an_industry()}
          required
        />
        <CheckboxGroup
          field={fields.specializations}
          legend={m.onboarding_profile_industries()}
          options={industries}
          required
          fold
        />
        <CheckboxGroup
          field={fields.operationalMarkets}
          legend={m.onboarding_profile_markets()}
          options={COUNTRY_CHOICES}
          required
          fold
        />
        <Field
          field={fields.experience}
          label={m.onboarding_profile_experience()}
          type="select"
          options={levelChoices()}
          placeholder={m.onboarding_profile_choose_your_level()}
          required
        />
        <Field field={fields.education} label={m.onboarding_profile_education()} />
        <Field field={fields.about} label={m.onboarding_profile_about_you()} type="textarea" rows={5} />
        <Field field={fields.linkedinUrl} label={m.onboarding_profile_linkedin()} type="url" />
        <Field field={fields.portfolioUrl} label={m.onboarding_profile_portfolio()} type="url" />
        <Submit>{m.onboarding_profile_save_and_continue()}</Submit>
      </PostForm>
    </StepPage>
  );
}
