import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { BusinessSignup } from "~/domains/identity/schemas";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { loadAuthPage } from "./auth-page.server";
import { NextPanel } from "./beside/next-panel";
import { SocialSignInButtons } from "./external/social-sign-in-buttons";
import { plainSignUpFailed } from "./failure-titles";
import { PersonFields } from "./person-fields";
import { SignTabs } from "./sign-tabs";
import { plainSignUp, signUpAction } from "./sign-up-action.server";
import { SignUpClosed } from "./sign-up-closed";

const TRIAL = `${TRIAL_DAYS} days and ${PLANS.trial.leads} leads free, no card.`;

export const meta = siteMeta({
  title: (appName) => `Sign up | ${appName}`,
  description: () => `Create a business account. ${TRIAL}`,
  path: paths.auth.signUp,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back, doors } = await loadAuthPage(args);
  return { back, doors, ...(await signUpAction(args)), constraint: getZodConstraint(BusinessSignup) };
}

export const action = (args: ActionFunctionArgs) => plainSignUp(args);

export default function SignUpPage() {
  const { back, doors, closed, passwordHint, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof BusinessSignup>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  if (closed) return <SignUpClosed title="Sign up" text={closed} loginTo={paths.auth.signIn} />;
  return (
    <Page title="Sign up" subtitle={TRIAL} width="with-aside">
      <SignTabs current="up" back={back} />
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form} failed={plainSignUpFailed}>
        <PersonFields fields={fields} passwordHint={passwordHint} emailLabel="Email" />
        <Submit>Start free trial</Submit>
      </PostForm>
      <p>
        Selling on commission? <Link to={paths.agent.apply}>Apply as an agent</Link>
      </p>
      <NextPanel />
    </Page>
  );
}
