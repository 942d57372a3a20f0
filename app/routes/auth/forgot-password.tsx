import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { z } from "zod";
import { PasswordResetRequest } from "~/domains/identity/schemas";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { publicPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { linkMeta } from "./link-parts";

export const meta = linkMeta(m.auth_forgot_password_title);

export const action = publicPage((ctx, args) =>
  handleForm(args, PasswordResetRequest, async ({ email }) => {
    await requestPasswordReset(ctx, email);
    return redirectWithFlash(args.context, paths.auth.forgotPassword, {
      kind: "info",
      title: m.auth_forgot_password_check_your_email(),
      text: m.auth_forgot_password_if_an_account_uses_this(),
    });
  }),
);

export default function ForgotPasswordPage() {
  const [form, fields] = useForm<z.input<typeof PasswordResetRequest>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page
      title={m.auth_forgot_password_forgot_your_password()}
      subtitle={m.auth_forgot_password_enter_your_email_address_and()}
      width="narrow"
    >
      <PostForm form={form} creates>
        <Field
          field={fields.email}
          label={m.auth_forgot_password_email()}
          type="email"
          autoComplete="username"
          required
        />
        <Submit>{m.auth_forgot_password_send_link()}</Submit>
      </PostForm>
      <p>
        <Rich
          parts={m.auth_forgot_password_remember_your_password_business_login.parts({})}
          tags={{
            link: (text) => <Link to={paths.auth.businessLogin}>{text}</Link>,
            link2: (text) => <Link to={paths.agent.login}>{text}</Link>,
          }}
        />
      </p>
    </Page>
  );
}
