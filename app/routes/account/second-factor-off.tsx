import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PasswordOnly } from "~/domains/identity/schemas";
import { disableSecondFactor } from "~/domains/identity/second-factor/second-factor.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [
  { title: m.account_second_factor_off_turn_off_two_factor_authentication() },
];

export const loader = userPage(async ({ actor }) => {
  if (!actor.hasSecondFactor) throw redirect(paths.account.secondFactor);
  return { constraint: getZodConstraint(PasswordOnly) };
});

export const action = userPage((ctx, args) =>
  handleForm(args, PasswordOnly, async ({ password }) => {
    await disableSecondFactor(ctx, password);
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      title: m.account_second_factor_off_two_factor_authentication_turned_off(),
      text: m.account_second_factor_off_sign_in_now_requires_only(),
    });
  }),
);

export default function SecondFactorOffPage() {
  const { constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof PasswordOnly>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page title={m.account_second_factor_off_turn_off_two_factor_authentication()} width="narrow">
      <AccountTrail />
      <p>{m.account_second_factor_off_sign_in_will_require_only()}</p>
      <PostForm form={form}>
        <Field
          field={fields.password}
          label={m.account_second_factor_off_your_password()}
          type="password"
          autoComplete="current-password"
        />
        <div className="row">
          <Submit kind="danger">{m.account_second_factor_off_turn_off()}</Submit>
          <LinkButton to={paths.account.secondFactor}>{m.account_second_factor_off_keep_on()}</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
