import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { BusinessSignup } from "~/domains/identity/schemas";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { loadAuthPage } from "./auth-page.server";
import { NextPanel } from "./beside/next-panel";
import { SocialSignInButtons } from "./external/social-sign-in-buttons";
import { usePlainSignUpTitle } from "./failure-titles";
import { PersonFields } from "./person-fields";
import { SignTabs } from "./sign-tabs";
import { plainSignUp, signUpAction } from "./sign-up-action.server";
import { SignUpClosed } from "./sign-up-closed";

const trialText = () => m.auth_sign_up_trial({ days: TRIAL_DAYS, leads: PLANS.trial.leads });

export const meta = siteMeta({
  title: (appName) => m.auth_sign_up_sign_up({ appName }),
  description: () => m.auth_sign_up_create_a_business_account({ trial: trialText() }),
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
  const failureTitle = usePlainSignUpTitle();
  const [form, fields] = useForm<z.input<typeof BusinessSignup>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  if (closed)
    return <SignUpClosed title={m.auth_sign_up_sign_up_2()} text={closed} loginTo={paths.auth.signIn} />;
  return (
    <Page title={m.auth_sign_up_sign_up_2()} subtitle={trialText()} width="with-aside">
      <SignTabs current="up" back={back} />
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form} failed={failureTitle}>
        <PersonFields fields={fields} passwordHint={passwordHint} emailLabel={m.auth_sign_up_email()} />
        <Submit>{m.auth_sign_up_start_free_trial()}</Submit>
      </PostForm>
      <p>
        <Rich
          parts={m.auth_sign_up_selling_on_commission_apply_as.parts({})}
          tags={{ link: (text) => <Link to={paths.agent.apply}>{text}</Link> }}
        />
      </p>
      <NextPanel />
    </Page>
  );
}
