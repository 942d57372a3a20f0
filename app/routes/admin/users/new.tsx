import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createUser } from "~/domains/admin/users/create-user.server";
import { NewUser, newUserOf } from "~/domains/admin/users/schemas";
import { TierField, TypeFields } from "~/domains/admin/users/ui/user-fields";
import { leastPassword, passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { operatorMinimum } from "~/domains/settings/operator.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Create user" }];

export const loader = adminPage(async (ctx) => {
  const minimum = await operatorMinimum(ctx);
  return {
    hint: passwordHint("business", minimum),
    hintForOthers: leastPassword("agent", minimum) > leastPassword("business", minimum),
    constraint: getZodConstraint(NewUser),
  };
});

export const action = adminPage(async (ctx, args) =>
  handleForm(args, newUserOf(await operatorMinimum(ctx)), async (input) => {
    const user = await createUser(ctx, input);
    return redirectWithFlash(args.context, paths.admin.user(user.id), {
      kind: "success",
      title: "User Created",
      text: `${user.firstName} ${user.lastName} can sign in with the password you set.`,
    });
  }),
);

export default function NewUserPage() {
  const { hint, hintForOthers, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<NewUser>({ lastResult: useActionData<typeof action>()?.result, constraint });
  return (
    <Page title="Create user" width="narrow">
      <Breadcrumb trail={[{ to: paths.admin.home, label: "Users" }]} />
      <PostForm form={form} creates>
        {form.status === "error" ? <h2>Failed to Create User</h2> : null}
        <Field field={fields.firstName} label="First name" />
        <Field field={fields.lastName} label="Last name" />
        <Field field={fields.email} label="Email" type="email" />
        <Field
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={`${hint}${hintForOthers ? " Agents and administrators need at least 8." : ""} Share the password with the user privately.`}
        />
        <TypeFields fields={fields} />
        <TierField field={fields.subscriptionTier} isNew />
        <Submit>Create user</Submit>
      </PostForm>
    </Page>
  );
}
