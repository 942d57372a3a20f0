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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { readLink } from "./link.server";
import { ExpiredLink, linkMeta } from "./link-parts";

export const meta = linkMeta(m.auth_reset_password_title);

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
      title: m.auth_reset_password_password_changed(),
      text: m.auth_reset_password_all_devices_were_signed_out(),
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
      <ExpiredLink to={paths.auth.forgotPassword} label={m.auth_reset_password_request_a_new_link()}>
        {m.auth_reset_password_your_password_was_not_changed()}
      </ExpiredLink>
    );
  return (
    <Page
      title={m.auth_reset_password_reset_password()}
      subtitle={m.auth_reset_password_this_signs_out_all_your()}
      width="narrow"
    >
      <PostForm form={form}>
        <input type="hidden" name="token" value={link.token} />
        <input hidden readOnly name="username" autoComplete="username" defaultValue={link.login} />
        <Field
          field={fields.password}
          label={m.auth_reset_password_new_password()}
          type="password"
          autoComplete="new-password"
          hint={link.hint}
          required
        />
        <Field
          field={fields.confirmPassword}
          label={m.auth_reset_password_confirm_password()}
          type="password"
          autoComplete="new-password"
          required
        />
        <Submit>{m.auth_reset_password_reset_password()}</Submit>
      </PostForm>
    </Page>
  );
}
