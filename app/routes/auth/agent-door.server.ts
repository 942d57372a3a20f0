import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { AGENT_EXPERIENCE, AGENT_INDUSTRIES } from "~/domains/agents/choices";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { directoryChoices } from "~/domains/directory/choices";
import { industryName } from "~/domains/directory/industries";
import { EmailLogin } from "~/domains/identity/schemas";
import { authenticate } from "~/http/authenticator.server";
import { redirectWithFlash } from "~/http/flash.server";
import { handleForm } from "~/http/form.server";
import { paths } from "~/http/paths";
import { goInside } from "~/http/sign-in.server";

/** What the application offers to choose from. */
export const applicationChoices = () => ({
  countries: directoryChoices().countries,
  industries: AGENT_INDUSTRIES.map((id) => ({ value: id, label: industryName(id) })),
  experience: AGENT_EXPERIENCE.map((years) => ({ value: years, label: `${years} years` })),
});

export const loginAgent = (args: ActionFunctionArgs) =>
  handleForm(args, EmailLogin, async (input) =>
    goInside(args, await authenticate(args.context.base, "agent-password", input), input.redirect),
  );

export const applyAsAgent = (args: ActionFunctionArgs) =>
  handleForm(args, AgentSignup, async (input) => {
    await registerAgent(args.context.base, input);
    return redirectWithFlash(args.context, paths.agent.authLogin, {
      kind: "success",
      title: "Account Created",
      text: "You can now login.",
    });
  });
