import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { z } from "zod";
import { PasswordResetRequest } from "~/domains/identity/schemas";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { publicPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { linkMeta } from "./link-parts";

export const meta = linkMeta("Forgot your password?");

export const action = publicPage((ctx, args) =>
  handleForm(args, PasswordResetRequest, async ({ email }) => {
    await requestPasswordReset(ctx, email);
    return redirectWithFlash(args.context, paths.auth.forgotPassword, {
      kind: "info",
      title: "Please look into your mail",
      text: "If there is an account with this address, a link is on its way. It works for 3 hours.",
    });
  }),
);

export default function ForgotPasswordPage() {
  const [form, fields] = useForm<z.input<typeof PasswordResetRequest>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page
      title="Forgot your password?"
      subtitle="Tell us your e-mail address. We send you a link to choose a new one."
      width="narrow"
    >
      <PostForm form={form} creates>
        <Field field={fields.email} label="E-mail" type="email" autoComplete="username" required />
        <Submit>Send the link</Submit>
      </PostForm>
      <p>
        You remember it? <Link to={paths.auth.businessLogin}>Business login</Link> or{" "}
        <Link to={paths.agent.login}>agent login</Link>
      </p>
    </Page>
  );
}
