import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PasswordReset } from "~/domains/identity/schemas";
import { passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { rememberBrowser } from "~/http/session/session.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { readLink } from "./link.server";
import { ExpiredLink, linkMeta } from "./link-parts";

export const meta = linkMeta("Reset password");

export async function loader(args: LoaderFunctionArgs) {
  const link = await readLink(args, "reset-password");
  if (!link) return null;
  const hint = passwordHint(link.userType, await operatorMinimum(args.context.base));
  return { token: link.token, login: link.login, hint };
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, PasswordReset, async ({ token, password }) => {
    const { userId, userType } = await resetPassword(args.context.base, token, password);
    await rememberBrowser(args.context, userId);
    const login = userType === "agent" ? paths.agent.login : paths.auth.businessLogin;
    return redirectWithFlash(args.context, login, {
      kind: "success",
      title: "Password changed",
      text: "All devices were signed out. Sign in with your new password.",
    });
  });
}

export default function ResetPasswordPage() {
  const link = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof PasswordReset>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  if (!link)
    return (
      <ExpiredLink to={paths.auth.forgotPassword} label="Request a new link">
        Your password was not changed.
      </ExpiredLink>
    );
  return (
    <Page title="Reset password" subtitle="This signs out all your devices." width="narrow">
      <PostForm form={form}>
        <input type="hidden" name="token" value={link.token} />
        <input hidden readOnly name="username" autoComplete="username" defaultValue={link.login} />
        <Field
          field={fields.password}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={link.hint}
          required
        />
        <Field
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Submit>Reset password</Submit>
      </PostForm>
    </Page>
  );
}
