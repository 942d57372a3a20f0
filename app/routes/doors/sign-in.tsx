import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DomainError } from "~/core/errors";
import { EmailLogin } from "~/domains/identity/schemas";
import { answerError } from "~/http/answer-error.server";
import { answerFailure } from "~/http/answer-failure.server";
import { handleForm } from "~/http/pages/form.server";
import { redirect } from "~/http/pages/redirect.server";
import { authenticate } from "~/http/session/authenticator.server";
import { goInside } from "~/http/session/sign-in.server";
import { paths } from "~/paths";
import { siteMeta } from "~/routes/site/site-meta";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { LOGIN_STEPS, NextPanel } from "./beside/next-panel";
import { atTheDoor } from "./door.server";
import { ExternalDoors } from "./external/doors";
import { LoginFields } from "./login-fields";
import { SignTabs } from "./sign-tabs";

export const meta = siteMeta({
  title: (appName) => `Sign in | ${appName}`,
  description: (appName) => `Sign in to ${appName} with your email address and password, or sign up.`,
  path: paths.auth.signIn,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const { back, query, doors } = await atTheDoor(args);
  if (query.get("mode") === "signup") throw redirect(paths.withQuery(paths.auth.signUp, { redirect: back }));
  return { back, doors };
}

export function action(args: ActionFunctionArgs) {
  const { base } = args.context;
  return handleForm(args, EmailLogin, (input) =>
    answerFailure(base, "Unable to connect to server", async () =>
      goInside(args, await answerError(() => authenticate(base, "password", input), inWords), input.redirect),
    ),
  );
}

function inWords(error: DomainError): never {
  if (error.code !== "unauthenticated") throw error;
  throw new DomainError("unauthenticated", "Invalid email or password");
}

export default function SignInPage() {
  const { back, doors } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<EmailLogin>({ lastResult: useActionData<typeof action>()?.result });
  return (
    <Page title="Sign in" width="narrow">
      <SignTabs current="in" back={back} />
      <ExternalDoors doors={doors} back={back} />
      <PostForm form={form}>
        <LoginFields fields={fields} back={back} />
        <Submit>Sign in</Submit>
      </PostForm>
      <NextPanel steps={LOGIN_STEPS} agrees={false} />
    </Page>
  );
}
