import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { EmailLogin } from "~/domains/identity/schemas";
import { authenticatorOf } from "~/http/authenticator.server";
import { redirectWithFlash } from "~/http/flash.server";
import { handleForm } from "~/http/form.server";
import { contextOf } from "~/http/guards.server";
import { paths, safeRedirect } from "~/http/paths";
import { startSession } from "~/http/session.server";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { siteMeta } from "../site/site-meta";

export const meta = siteMeta({
  title: (appName) => `Business login | ${appName}`,
  description: () => "Log in to your business account: your companies, contacts, lead searches and leads.",
  path: paths.auth.businessLogin,
  picture: "home",
});

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const back = new URL(args.request.url).searchParams.get("redirect");
  if (ctx.actor.kind === "user")
    throw redirect(ctx.account ? safeRedirect(back, paths.business.home) : paths.account.home);
  return { back: safeRedirect(back, "") };
}

export function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  return handleForm(args, EmailLogin, async (input) => {
    const { userId } = await authenticatorOf(context.base).authenticate(
      "password",
      credentialsOf(request, input),
    );
    const { actor, account } = await startSession(context, request, userId);
    const next = account ? safeRedirect(input.redirect, paths.business.home) : paths.account.home;
    const title = "Login Successful";
    return redirectWithFlash(context, next, {
      kind: "success",
      title,
      text: `Welcome back, ${actor.firstName}.`,
    });
  });
}

/** The form again, for remix-auth, which reads a request itself. */
const credentialsOf = (request: Request, { email, password }: EmailLogin) =>
  new Request(request.url, { method: "POST", body: new URLSearchParams({ email, password }) });

export default function BusinessLoginPage() {
  const { back } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<EmailLogin>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { redirect: back },
  });
  return (
    <Page title="Business login" width="narrow">
      <PostForm form={form}>
        <input type="hidden" name="redirect" value={back} />
        <Field field={fields.email} label="E-mail" type="email" autoComplete="email" required />
        <Field
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Submit>Log in</Submit>
      </PostForm>
      <p>
        New here? <Link to={paths.auth.businessSignup}>Start your free trial</Link>
      </p>
    </Page>
  );
}
