import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailLogin } from "~/domains/identity/schemas";
import { handleSignIn } from "~/http/session/authenticator.server";
import { completeSignIn } from "~/http/session/sign-in.server";
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
import { useLoginTitle } from "./failure-titles";
import { LoginFields } from "./login-fields";

export const meta = siteMeta({
  title: (appName) => m.auth_business_login_business_login({ appName }),
  description: () => m.auth_business_login_sign_in_to_your_companies(),
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
  const failureTitle = useLoginTitle();
  const [form, fields] = useForm<EmailLogin>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { redirect: back },
  });
  return (
    <Page title={m.auth_business_login_business_login_2()} width="with-aside">
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form} failed={failureTitle}>
        <LoginFields fields={fields} back={back} />
        <Submit>{m.auth_business_login_sign_in()}</Submit>
      </PostForm>
      <p>
        <Rich
          parts={m.auth_business_login_new_here_start_your_free.parts({})}
          tags={{ link: (text) => <Link to={paths.auth.businessSignup}>{text}</Link> }}
        />
      </p>
      <NextPanel agrees={false} />
    </Page>
  );
}
