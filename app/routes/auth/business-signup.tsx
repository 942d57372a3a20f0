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
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { loadAuthPage } from "./auth-page.server";
import { chosenPlan, chosenPlanText } from "./beside/chosen-plan";
import { NextPanel } from "./beside/next-panel";
import { SocialSignInButtons } from "./external/social-sign-in-buttons";
import { businessSignUpFailed } from "./failure-titles";
import { PersonFields } from "./person-fields";
import { signUp, signUpAction } from "./sign-up-action.server";
import { SignUpClosed } from "./sign-up-closed";

/** Asked in the folded group. */
const OPTIONAL = [
  "phone",
  "companyName",
  "companySize",
  "industry",
  "hqCountry",
  "operationalMarkets",
] as const;

export const meta = siteMeta({
  title: (appName) => `Start your free trial | ${appName}`,
  description: () =>
    `Start your free trial: ${TRIAL_DAYS} days and ${PLANS.trial.leads} leads, no card needed.`,
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
  const [form, fields] = useForm<z.input<typeof BusinessSignup>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  if (closed)
    return <SignUpClosed title="Start your free trial" text={closed} loginTo={paths.auth.businessLogin} />;
  return (
    <Page
      title="Start your free trial"
      subtitle={`${TRIAL_DAYS} days, ${PLANS.trial.leads} leads, no card.`}
      width="with-aside"
    >
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form} failed={businessSignUpFailed}>
        <PersonFields fields={fields} passwordHint={passwordHint} emailLabel="Work email" hasPhone={false} />
        <Disclosure
          summary="Phone, company and markets (optional)"
          isOpen={OPTIONAL.some((name) =>
            Boolean(fields[name].errors?.length || fields[name].initialValue?.length),
          )}
        >
          <Field field={fields.phone} label="Phone" type="tel" autoComplete="tel" />
          <Field field={fields.companyName} label="Company name" autoComplete="organization" />
          <Field field={fields.companySize} label="Company size" type="select" options={sizes} />
          <Field field={fields.industry} label="Industry" type="select" options={industries} />
          <Field field={fields.hqCountry} label="Company country" type="select" options={countries} />
          <CheckboxGroup
            field={fields.operationalMarkets}
            legend="Markets you sell in"
            options={countries}
            fold
          />
        </Disclosure>
        <Submit>Start free trial</Submit>
      </PostForm>
      <p>
        Already have an account? <Link to={paths.auth.businessLogin}>Sign in</Link>
      </p>
      <NextPanel note={chosen && chosenPlanText(chosen)} />
    </Page>
  );
}
