import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { BUSINESS_INDUSTRIES } from "~/domains/directory/taxonomy/industry-choices";
import { BusinessSignup } from "~/domains/identity/schemas";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { loadAuthPage } from "./auth-page.server";
import { chosenPlan, chosenPlanText } from "./beside/chosen-plan";
import { NextPanel } from "./beside/next-panel";
import { SocialSignInButtons } from "./external/social-sign-in-buttons";
import { useBusinessSignUpTitle } from "./failure-titles";
import { PersonFields } from "./person-fields";
import { signUp, signUpAction } from "./sign-up-action.server";
import { SignUpClosed } from "./sign-up-closed";

/** Fields in the collapsed group. */
const OPTIONAL = [
  "phone",
  "companyName",
  "companySize",
  "industry",
  "hqCountry",
  "operationalMarkets",
] as const;

export const meta = siteMeta({
  title: (appName) => m.auth_business_signup_start_your_free_trial({ appName }),
  description: () =>
    m.auth_business_signup_start_a_free_trial_days({ trialDays: TRIAL_DAYS, leads: PLANS.trial.leads }),
  path: paths.auth.businessSignup,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back, query, doors } = await loadAuthPage(args);
  const { countries, sizes } = directoryChoices();
  const industries = BUSINESS_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) }));
  const signUp = await signUpAction(args);
  const chosen = chosenPlan(query);
  return {
    back,
    doors,
    chosen,
    ...signUp,
    countries,
    sizes,
    industries,
    constraint: getZodConstraint(BusinessSignup),
  };
}

export const action = (args: ActionFunctionArgs) => signUp(args);

export default function BusinessSignupPage() {
  const { back, doors, chosen, closed, passwordHint, countries, sizes, industries, constraint } =
    useLoaderData<typeof loader>();
  const failureTitle = useBusinessSignUpTitle();
  const [form, fields] = useForm<z.input<typeof BusinessSignup>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  if (closed)
    return (
      <SignUpClosed
        title={m.auth_business_signup_start_your_free_trial_2()}
        text={closed}
        loginTo={paths.auth.businessLogin}
      />
    );
  return (
    <Page
      title={m.auth_business_signup_start_your_free_trial_2()}
      subtitle={m.auth_business_signup_days_leads_no_card({
        trialDays: TRIAL_DAYS,
        leads: PLANS.trial.leads,
      })}
      width="with-aside"
    >
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form} failed={failureTitle}>
        <PersonFields
          fields={fields}
          passwordHint={passwordHint}
          emailLabel={m.auth_business_signup_work_email()}
          hasPhone={false}
        />
        <Disclosure
          summary={m.auth_business_signup_phone_company_and_markets_optional()}
          isOpen={OPTIONAL.some((name) =>
            Boolean(fields[name].errors?.length || fields[name].initialValue?.length),
          )}
        >
          <Field field={fields.phone} label={m.auth_business_signup_phone()} type="tel" autoComplete="tel" />
          <Field
            field={fields.companyName}
            label={m.auth_business_signup_company_name()}
            autoComplete="organization"
          />
          <Field
            field={fields.companySize}
            label={m.auth_business_signup_company_size()}
            type="select"
            options={sizes}
          />
          <Field
            field={fields.industry}
            label={m.auth_business_signup_industry()}
            type="select"
            options={industries}
          />
          <Field
            field={fields.hqCountry}
            label={m.auth_business_signup_company_country()}
            type="select"
            options={countries}
          />
          <CheckboxGroup
            field={fields.operationalMarkets}
            legend={m.auth_business_signup_markets_you_sell_in()}
            options={countries}
            fold
          />
        </Disclosure>
        <Submit>{m.auth_business_signup_start_free_trial()}</Submit>
      </PostForm>
      <p>
        <Rich
          parts={m.auth_business_signup_already_have_an_account_sign.parts({})}
          tags={{ link: (text) => <Link to={paths.auth.businessLogin}>{text}</Link> }}
        />
      </p>
      <NextPanel note={chosen && chosenPlanText(chosen)} />
    </Page>
  );
}
