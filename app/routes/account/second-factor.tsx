import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatDate } from "~/core/format";
import { getProfile } from "~/domains/identity/profile.server";
import { PasswordOnly } from "~/domains/identity/schemas";
import { beginSecondFactor } from "~/domains/identity/second-factor/second-factor.server";
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

export const meta: MetaFunction = () => [{ title: m.account_second_factor_two_factor_authentication() }];

export const loader = userPage(async (ctx) => {
  const { secondFactorSince, recoveryCodes } = await getProfile(ctx);
  return {
    since: secondFactorSince && formatDate(secondFactorSince),
    left: recoveryCodes,
    constraint: getZodConstraint(PasswordOnly),
  };
});

export const action = userPage((ctx, args) =>
  handleForm(args, PasswordOnly, async ({ password }) => {
    await beginSecondFactor(ctx, password);
    return redirect(paths.account.secondFactorCode);
  }),
);

export default function SecondFactorPage() {
  const { since, left, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof PasswordOnly>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page title={m.account_second_factor_two_factor_authentication()} width="narrow">
      <AccountTrail />
      {since ? (
        <>
          <p>{m.account_second_factor_on_since_sign_in_requires({ since, count: left })}</p>
          <p>{m.account_second_factor_for_new_recovery_codes_turn()}</p>
          <div className="row">
            <LinkButton to={paths.account.secondFactorOff}>{m.account_second_factor_turn_off()}</LinkButton>
            <LinkButton to={paths.account.home}>{m.account_second_factor_cancel()}</LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>{m.account_second_factor_signing_in_then_asks_for()}</p>
          <PostForm form={form}>
            <Field
              field={fields.password}
              label={m.account_second_factor_your_password()}
              type="password"
              autoComplete="current-password"
            />
            <div className="row">
              <Submit>{m.account_second_factor_set_up()}</Submit>
              <LinkButton to={paths.account.home}>{m.account_second_factor_cancel()}</LinkButton>
            </div>
          </PostForm>
        </>
      )}
    </Page>
  );
}
