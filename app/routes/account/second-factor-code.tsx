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
import { paths } from "~/paths";
import { QrCode, RecoveryCodes } from "~/routes/auth/second-factor-parts";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: "Set up two-factor authentication" }];

/** After the first code the setup is gone, and the page shows the action's result: no redirect here. */
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
  // They are shown in this answer and never again, so nothing is redirected to.
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
      <Page title="Set up two-factor authentication" width="narrow">
        <AccountTrail />
        <p>Setup was not started or is already complete.</p>
        <LinkButton to={paths.account.secondFactor}>View two-factor settings</LinkButton>
      </Page>
    );
  return (
    <Page title="Set up two-factor authentication" width="narrow">
      <AccountTrail />
      <p>
        1. Scan this QR code with your authenticator app. On this phone,{" "}
        <a href={setup.uri}>open it in the app</a>.
      </p>
      <QrCode {...setup.qr} />
      <p>
        Or enter this key in the app:
        <br />
        <b className="num">{setup.secret}</b>
      </p>
      <PostForm form={form}>
        <Field
          field={fields.code}
          label="2. Enter the code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="6 digits. Turning it on signs out your other devices."
        />
        <div className="row">
          <Submit>Turn on</Submit>
          <LinkButton to={paths.account.home}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
