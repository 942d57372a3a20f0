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

export const meta: MetaFunction = () => [{ title: "Change email address" }];

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
        ? { title: "Email address not changed", text: "Demo users don’t receive email." }
        : {
            title: "Email sent",
            text: `Open the link we sent to ${input.email} to confirm the change.`,
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
          hint="We’ll send a confirmation link to this address."
        />
        <Field
          field={fields.password}
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
        <div className="row">
          <Submit>Send link</Submit>
          <LinkButton to={paths.account.home}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
