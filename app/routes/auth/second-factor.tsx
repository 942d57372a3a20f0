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
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { linkMeta } from "./link-parts";

export const meta = linkMeta("Enter your code");

export async function loader(args: LoaderFunctionArgs) {
  const back = safeRedirect(new URL(args.request.url).searchParams.get("redirect"), "");
  const token = stepToken(args);
  const waiting = token ? await findToken(args.context.base, "second-factor", token) : null;
  if (waiting) return { back };
  throw redirectWithFlash(args.context, paths.withQuery(paths.auth.businessLogin, { redirect: back }), {
    kind: "info",
    title: "Sign in again",
    text: "Enter the code within 5 minutes of your password.",
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
    <Page title="Enter your code" subtitle="Your account uses two-factor authentication." width="narrow">
      <PostForm form={form}>
        {back ? <input type="hidden" name="redirect" value={back} /> : null}
        <Field
          field={fields.code}
          label="Code"
          hint="6 digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          required
        />
        <Submit>Sign in</Submit>
      </PostForm>
      <p>
        <Link to={paths.auth.businessLogin}>Use another account</Link>
      </p>
    </Page>
  );
}
