import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { AGENT_EXPERIENCE, AGENT_INDUSTRIES } from "~/domains/agents/choices";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { agentSignupOf } from "~/domains/agents/schemas";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { EmailLogin } from "~/domains/identity/schemas";
import { passwordHint } from "~/domains/identity/sign-in/password-lengths";
import { CLOSED, isOn, operatorMinimum } from "~/domains/settings/operator.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { handleSignIn } from "~/http/session/authenticator.server";
import { firstReferrer } from "~/http/session/referrer-cookie.server";
import { completeSignIn } from "~/http/session/sign-in.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

/** The application form's choices, and the operator's settings for it. */
export const agentApplicationAction = async ({ base }: AppLoadContext) => ({
  closed: (await isOn(base, "agentApplications")) ? null : CLOSED.agentApplications,
  passwordHint: passwordHint("agent", await operatorMinimum(base)),
  countries: directoryChoices().countries,
  industries: AGENT_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
  experience: AGENT_EXPERIENCE.map((years) => ({
    value: years,
    label: m.auth_agent_application_action_years({ years }),
  })),
});

export const loginAgent = (args: ActionFunctionArgs, schema = EmailLogin) =>
  handleSignIn(args, "agent-password", schema, async (prove, input) =>
    completeSignIn(args, await prove(), input.redirect),
  );

export const applyAsAgent = async (args: ActionFunctionArgs) =>
  handleForm(args, agentSignupOf(await operatorMinimum(args.context.base)), async (input) => {
    const first = firstReferrer(args.context, args.request);
    await registerAgent(args.context.base, first ? { ...input, ref: Number(first) } : input);
    return redirectWithFlash(
      args.context,
      paths.withQuery(paths.agent.auth, { mode: "login", email: input.email }),
      {
        kind: "success",
        title: m.auth_agent_application_action_account_created(),
        text: m.auth_agent_application_action_you_can_now_login(),
      },
    );
  });
