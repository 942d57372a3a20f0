import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import { EmailChange } from "~/domains/identity/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: "Change your email address" }];

export const loader = userPage(async ({ actor }) => ({
  email: actor.email,
  isDemo: actor.isDemo,
  constraint: getZodConstraint(EmailChange),
}));

export const action = userPage((ctx, args) =>
  handleForm(args, EmailChange, async (input) => {
    await requestEmailChange(ctx, input);
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      ...(ctx.actor.isDemo
        ? { title: "Nothing Was Changed", text: "Demo users get no email, so the address can’t be changed." }
        : {
            title: "Email sent",
            text: `Your address changes once you open the link in the email to ${input.email}.`,
          }),
    });
  }),
);

export default function ChangeEmailPage() {
  const { email, isDemo, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof EmailChange>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page title="Change email address" subtitle={`Current: ${email}`} width="narrow">
      <AccountTrail />
      {isDemo ? <Alert title="Demo">Demo users don’t receive email.</Alert> : null}
      <PostForm form={form}>
        <Field
          field={fields.email}
          label="New email address"
          type="email"
          autoComplete="email"
          hint="We send a confirmation link there. Your address changes when you open it."
        />
        <Field
          field={fields.password}
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
        <div className="row">
          <Submit>Send link</Submit>
          <LinkButton to={paths.account.home}>Go back</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
