import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { businessSignupOf } from "~/domains/identity/schemas";
import { passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { plainSignupOf } from "~/domains/identity/sign-up-schemas";
import { CLOSED, isOn, operatorMinimum } from "~/domains/settings/operator.server";
import { orUnavailable } from "~/http/errors.server";
import { handleForm } from "~/http/pages/form.server";
import type { RequestArgs } from "~/http/session/guards.server";
import { m } from "~/messages/messages";
import { signUpBusiness } from "./sign-up.server";

/** The operator's settings for business sign-up. */
export async function signUpAction({ context }: RequestArgs) {
  const minimum = await operatorMinimum(context.base);
  return {
    closed: (await isOn(context.base, "signUp")) ? null : CLOSED.signUp,
    passwordHint: passwordHint("business", minimum),
  };
}

/** The action of both sign-up forms; the plain form has its own schema. */
export async function signUp(args: ActionFunctionArgs, schemaOf = businessSignupOf) {
  const schema = schemaOf(await operatorMinimum(args.context.base));
  return handleForm(args, schema, (input) =>
    orUnavailable(args.context.base, m.auth_failure_titles_unable_to_create_account(), () =>
      signUpBusiness(args, input),
    ),
  );
}

export const plainSignUp = (args: ActionFunctionArgs) => signUp(args, plainSignupOf);
