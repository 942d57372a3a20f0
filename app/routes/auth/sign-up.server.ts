import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { registerBusiness } from "~/domains/identity/register-business.server";
import type { BusinessSignup } from "~/domains/identity/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { startSession } from "~/http/session/session.server";
import { pathAfterSignIn } from "~/http/session/sign-in.server";
import { m } from "~/messages/messages";
import { chosenPlan, chosenPlanText } from "./beside/chosen-plan";

/** Completes both business sign-up forms: creates the account with its trial and opens a session. */
export async function signUpBusiness({ context, request }: ActionFunctionArgs, input: BusinessSignup) {
  const query = new URL(request.url).searchParams;
  const back = safeRedirect(query.get("redirect"), "");
  const { userId } = await registerBusiness(context.base, input, { next: back });
  const known = await startSession(context, request, userId, { way: "sign-up" });
  const chosen = chosenPlan(query);
  return redirectWithFlash(context, pathAfterSignIn(known, back), {
    kind: "success",
    title: m.auth_sign_up_registration_successful(),
    text: [
      `Your trial has started: ${TRIAL_DAYS} days and ${PLANS.trial.leads} leads, no card needed.`,
      chosen ? chosenPlanText(chosen) : "",
    ]
      .filter(Boolean)
      .join(" "),
  });
}
