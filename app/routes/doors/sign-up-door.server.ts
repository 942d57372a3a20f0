import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { businessSignupOf } from "~/domains/identity/schemas";
import { passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { CLOSED, isOn, operatorMinimum } from "~/domains/settings/operator.server";
import { handleForm } from "~/http/pages/form.server";
import type { RequestArgs } from "~/http/session/guards.server";
import { signUpBusiness } from "./sign-up.server";

/** What the operator's settings say of the sign-up of businesses. */
export async function signUpDoor({ context }: RequestArgs) {
  const minimum = await operatorMinimum(context.base);
  return {
    closed: (await isOn(context.base, "signUp")) ? null : CLOSED.signUp,
    passwordHint: passwordHint("business", minimum),
  };
}

/** The action of both sign-up forms. */
export async function signUp(args: ActionFunctionArgs) {
  const schema = businessSignupOf(await operatorMinimum(args.context.base));
  return handleForm(args, schema, (input) => signUpBusiness(args, input));
}
