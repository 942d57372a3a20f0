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
      title: "Check your email",
      text: "If an account uses this address, we’ve sent a link. It works for 3 hours.",
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
      subtitle="Enter your email address and we’ll send you a reset link."
      width="narrow"
    >
      <PostForm form={form} creates>
        <Field field={fields.email} label="Email" type="email" autoComplete="username" required />
        <Submit>Send link</Submit>
      </PostForm>
      <p>
        Remember your password? <Link to={paths.auth.businessLogin}>Business login</Link> or{" "}
        <Link to={paths.agent.login}>agent login</Link>
      </p>
    </Page>
  );
}
