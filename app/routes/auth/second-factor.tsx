import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { findToken } from "~/domains/identity/one-time-tokens.server";
import { SecondFactorForm } from "~/domains/identity/sign-in/login-schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { completeSecondFactor, stepToken } from "~/http/session/sign-in.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { linkMeta } from "./link-parts";

export const meta = linkMeta(m.auth_second_factor_title);

export async function loader(args: LoaderFunctionArgs) {
  const back = safeRedirect(new URL(args.request.url).searchParams.get("redirect"), "");
  const token = stepToken(args);
  const waiting = token ? await findToken(args.context.base, "second-factor", token) : null;
  if (waiting) return { back };
  throw redirectWithFlash(args.context, paths.withQuery(paths.auth.businessLogin, { redirect: back }), {
    kind: "info",
    title: m.auth_second_factor_sign_in_again(),
    text: m.auth_second_factor_enter_the_code_within_5(),
  });
}

export function action(args: ActionFunctionArgs) {
  return handleForm(args, SecondFactorForm, ({ code, redirect }) =>
    completeSecondFactor(args, code, redirect),
  );
}

export default function SecondFactorPage() {
  const { back } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SecondFactorForm>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page
      title={m.auth_second_factor_enter_your_code()}
      subtitle={m.auth_second_factor_your_account_uses_two_factor()}
      width="narrow"
    >
      <PostForm form={form}>
        {back ? <input type="hidden" name="redirect" value={back} /> : null}
        <Field
          field={fields.code}
          label={m.auth_second_factor_code()}
          hint={m.auth_second_factor_6_digits_from_your_authenticator()}
          autoComplete="one-time-code"
          required
        />
        <Submit>{m.auth_second_factor_sign_in()}</Submit>
      </PostForm>
      <p>
        <Link to={paths.auth.businessLogin}>{m.auth_second_factor_use_another_account()}</Link>
      </p>
    </Page>
  );
}
