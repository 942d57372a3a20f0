import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DomainError } from "~/core/errors";
import { EmailLogin } from "~/domains/identity/schemas";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { redirect } from "~/http/pages/redirect.server";
import { handleSignIn } from "~/http/session/authenticator.server";
import { completeSignIn } from "~/http/session/sign-in.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { loadAuthPage } from "./auth-page.server";
import { NextPanel } from "./beside/next-panel";
import { SocialSignInButtons } from "./external/social-sign-in-buttons";
import { LoginFields } from "./login-fields";
import { SignTabs } from "./sign-tabs";

export const meta = siteMeta({
  title: (appName) => m.auth_sign_in_sign_in({ appName }),
  description: (appName) => m.auth_sign_in_sign_in_to_or_sign({ appName }),
  path: paths.auth.signIn,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back, query, doors } = await loadAuthPage(args);
  if (query.get("mode") === "signup") throw redirect(paths.withQuery(paths.auth.signUp, { redirect: back }));
  return { back, doors };
}

export function action(args: ActionFunctionArgs) {
  const { base } = args.context;
  return handleSignIn(args, "password", EmailLogin, (prove, input) =>
    orUnavailable(base, m.auth_sign_in_unable_to_connect_to_server(), async () =>
      completeSignIn(args, await catchDomainError(prove, inWords), input.redirect),
    ),
  );
}

function inWords(error: DomainError): never {
  if (error.code !== "unauthenticated") throw error;
  throw new DomainError("unauthenticated", m.auth_sign_in_invalid_email_or_password());
}

export default function SignInPage() {
  const { back, doors } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<EmailLogin>({ lastResult: useActionData<typeof action>()?.result });
  return (
    <Page title={m.auth_sign_in_sign_in_2()} width="with-aside">
      <SignTabs current="in" back={back} />
      <SocialSignInButtons doors={doors} back={back} />
      <PostForm form={form}>
        <LoginFields fields={fields} back={back} />
        <Submit>{m.auth_sign_in_sign_in_2()}</Submit>
      </PostForm>
      <NextPanel agrees={false} />
    </Page>
  );
}
