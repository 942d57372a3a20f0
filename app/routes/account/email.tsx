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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: m.account_email_change_email_address() }];

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
        ? {
            title: m.account_email_email_address_not_changed(),
            text: m.account_email_demo_users_dont_receive_email(),
          }
        : {
            title: m.account_email_email_sent(),
            text: m.account_email_open_the_link_we_sent({ email: input.email }),
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
    <Page
      title={m.account_email_change_email_address()}
      subtitle={m.account_email_current({ email })}
      width="narrow"
    >
      <AccountTrail />
      {isDemo ? (
        <Alert title={m.account_email_demo()}>{m.account_email_demo_users_dont_receive_email()}</Alert>
      ) : null}
      <PostForm form={form}>
        <Field
          field={fields.email}
          label={m.account_email_new_email_address()}
          type="email"
          autoComplete="email"
          hint={m.account_email_well_send_a_confirmation_link()}
        />
        <Field
          field={fields.password}
          label={m.account_email_your_password()}
          type="password"
          autoComplete="current-password"
        />
        <div className="row">
          <Submit>{m.account_email_send_link()}</Submit>
          <LinkButton to={paths.account.home}>{m.account_email_cancel()}</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
