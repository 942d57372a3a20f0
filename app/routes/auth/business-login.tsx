import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailLogin } from "~/domains/identity/schemas";
import { handleSignIn } from "~/http/session/authenticator.server";
import { completeSignIn } from "~/http/session/sign-in.server";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { loadAuthPage } from "./auth-page.server";
import { NextPanel } from "./beside/next-panel";
import { SocialSignInButtons } from "./external/social-sign-in-buttons";
import { loginFailed } from "./failure-titles";
import { LoginFields } from "./login-fields";

export const meta = siteMeta({
  title: (appName) => `Business login | ${appName}`,
  description: () => "Sign in to your companies, contacts, lead searches and leads.",
  path: paths.auth.businessLogin,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back, doors } = await loadAuthPage(args);
  return { back, doors };
}

export function action(args: ActionFunctionArgs) {
  return handleSignIn(args, "password", EmailLogin, async (prove, input) =>
    completeSignIn(args, await prove(), input.redirect),
  );
}

export default function BusinessLoginPage() {
  const { back, doors } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<EmailLogin>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { redirect: back },
  });
  return (
    <Page title="Business login" width="with-aside">
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form} failed={loginFailed}>
        <LoginFields fields={fields} back={back} />
        <Submit>Sign in</Submit>
      </PostForm>
      <p>
        New here? <Link to={paths.auth.businessSignup}>Start your free trial</Link>
      </p>
      <NextPanel agrees={false} />
    </Page>
  );
}
