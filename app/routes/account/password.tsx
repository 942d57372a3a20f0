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
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: "Change password" }];

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
      title: "Password changed",
      text: "Your other devices were signed out.",
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
    <Page title="Change password" subtitle="This signs out your other devices." width="narrow">
      <AccountTrail />
      <PostForm form={form}>
        {/* Programs that keep passwords read here whose it is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          field={fields.currentPassword}
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <Field
          field={fields.newPassword}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={hint}
        />
        <Field
          field={fields.confirmPassword}
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
        />
        <div className="row">
          <Submit>Change password</Submit>
          <LinkButton to={paths.account.home}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
