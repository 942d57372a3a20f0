import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PasswordChange } from "~/domains/identity/schemas";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: m.account_password_change_password() }];

export const loader = userPage(async (ctx) => ({
  email: ctx.actor.email,
  hint: passwordHint(ctx.actor.userType, await operatorMinimum(ctx)),
  constraint: getZodConstraint(PasswordChange),
}));

export const action = userPage((ctx, args) =>
  handleForm(args, PasswordChange, async ({ currentPassword, newPassword }) => {
    await changePassword(ctx, currentPassword, newPassword);
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      title: m.account_password_password_changed(),
      text: m.account_password_your_other_devices_were_signed(),
    });
  }),
);

export default function ChangePasswordPage() {
  const { email, hint, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof PasswordChange>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page
      title={m.account_password_change_password()}
      subtitle={m.account_password_this_signs_out_your_other()}
      width="narrow"
    >
      <AccountTrail />
      <PostForm form={form}>
        {/* Tells password managers which account this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          field={fields.currentPassword}
          label={m.account_password_current_password()}
          type="password"
          autoComplete="current-password"
        />
        <Field
          field={fields.newPassword}
          label={m.account_password_new_password()}
          type="password"
          autoComplete="new-password"
          hint={hint}
        />
        <Field
          field={fields.confirmPassword}
          label={m.account_password_confirm_new_password()}
          type="password"
          autoComplete="new-password"
        />
        <div className="row">
          <Submit>{m.account_password_change_password()}</Submit>
          <LinkButton to={paths.account.home}>{m.account_password_cancel()}</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
