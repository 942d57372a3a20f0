import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans";
import { BusinessSignup } from "~/domains/identity/schemas";
import { handleForm } from "~/http/form.server";
import { paths } from "~/http/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { siteMeta } from "../site/site-meta";
import { atTheDoor } from "./door.server";
import { PersonFields } from "./person-fields";
import { SignTabs } from "./sign-tabs";
import { signUpBusiness } from "./sign-up.server";

const TRIAL = `${TRIAL_DAYS} days and ${PLANS.trial.leads} leads free, no card.`;

export const meta = siteMeta({
  title: (appName) => `Sign up | ${appName}`,
  description: () => `Open a business account with your name, e-mail address and a password. ${TRIAL}`,
  path: paths.auth.signUp,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back } = await atTheDoor(args);
  return { back, constraint: getZodConstraint(BusinessSignup) };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, BusinessSignup, (input) => signUpBusiness(args, input));
}

export default function SignUpPage() {
  const { back, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof BusinessSignup>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page title="Sign up" subtitle={TRIAL} width="narrow">
      <SignTabs current="up" back={back} />
      <PostForm form={form}>
        <PersonFields fields={fields} emailLabel="E-mail" />
        <Submit>Start free trial</Submit>
      </PostForm>
      <p>
        You sell on commission? <Link to={paths.agent.apply}>Apply as an agent</Link>
      </p>
    </Page>
  );
}
