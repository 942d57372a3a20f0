import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { recordFailedSignIn } from "~/domains/audit/session-entries.server";
import type { EmailLogin } from "~/domains/identity/schemas";
import { type SignedIn, signIn } from "~/domains/identity/sign-in/sign-in.server";
import { m } from "~/messages/messages";
import { type Agent, findAgentOfUser } from "./agents.server";

/** @throws DomainError unauthenticated; too_many; forbidden for users who aren't agents, if the password is right */
export async function signInAgent(ctx: Context, input: EmailLogin): Promise<SignedIn & { agent: Agent }> {
  const signedIn = await signIn(ctx, input);
  const agent = await findAgentOfUser(ctx, signedIn.userId);
  if (!agent) {
    await recordFailedSignIn(ctx, input.email, "password");
    throw new DomainError("forbidden", m.agents_sign_in_agent_this_email_address_has_no());
  }
  return { ...signedIn, agent };
}
