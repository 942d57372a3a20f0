import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { SecondFactorCode } from "~/domains/identity/schemas";
import {
  confirmSecondFactor,
  findSecondFactorSetup,
} from "~/domains/identity/second-factor/second-factor.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { QrCode, RecoveryCodes } from "~/routes/auth/second-factor-parts";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [
  { title: m.account_second_factor_code_set_up_two_factor_authentication() },
];

/** The setup no longer exists after the first code, and the page shows the action's result: no redirect here. */
export const loader = userPage(async (ctx) => ({
  setup: await findSecondFactorSetup(ctx),
  constraint: getZodConstraint(SecondFactorCode),
}));

export const action = userPage(async (ctx, args) => {
  let codes: string[] = [];
  const refused = await handleForm(args, SecondFactorCode, async ({ code }) => {
    codes = await confirmSecondFactor(ctx, code);
    return new Response();
  });
  // The codes are shown once, in this response, so there is no redirect.
  return codes.length > 0 ? data({ result: undefined, codes }) : refused;
});

export default function SecondFactorCodePage() {
  const { setup, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<z.input<typeof SecondFactorCode>>({
    lastResult: answer?.result,
    constraint,
  });
  if (answer && "codes" in answer) return <RecoveryCodes codes={answer.codes} />;
  if (!setup)
    return (
      <Page title={m.account_second_factor_code_set_up_two_factor_authentication()} width="narrow">
        <AccountTrail />
        <p>{m.account_second_factor_code_setup_was_not_started_or()}</p>
        <LinkButton to={paths.account.secondFactor}>
          {m.account_second_factor_code_view_two_factor_settings()}
        </LinkButton>
      </Page>
    );
  return (
    <Page title={m.account_second_factor_code_set_up_two_factor_authentication()} width="narrow">
      <AccountTrail />
      <p>
        <Rich
          parts={m.account_second_factor_code_1_scan_this_qr_code.parts({})}
          tags={{ link: (text) => <a href={setup.uri}>{text}</a> }}
        />
      </p>
      <QrCode {...setup.qr} />
      <p>
        {m.account_second_factor_code_or_enter_this_key_in()}
        <br />
        <b className="num">{setup.secret}</b>
      </p>
      <PostForm form={form}>
        <Field
          field={fields.code}
          label={m.account_second_factor_code_2_enter_the_code_from()}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={m.account_second_factor_code_6_digits_turning_it_on()}
        />
        <div className="row">
          <Submit>{m.account_second_factor_code_turn_on()}</Submit>
          <LinkButton to={paths.account.home}>{m.account_second_factor_code_cancel()}</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
