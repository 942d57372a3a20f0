import type { Context, UserActor } from "~/core/context";
import { type Agent, findAgent } from "~/domains/agents/agents.server";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { approveApplication } from "~/domains/onboarding/review/decide-application.server";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import { env, testContext } from "./context";
import { application, sessionOf, signUpAdmin } from "./people";

export interface SignedInAgent {
  ctx: Context & { actor: UserActor; agent: Agent };
  agent: Agent;
  token: string;
}

let admin: ReturnType<typeof signUpAdmin> | null = null;

/** An agent whom an administrator approved, and who is signed in. */
export async function approvedAgent(
  over: Record<string, unknown> = {},
  { isDemo = false, set = "" }: { isDemo?: boolean; set?: string } = {},
): Promise<SignedInAgent> {
  const base = testContext();
  const { userId, agentId } = await registerAgent(base, AgentSignup.parse(application(over)), { isDemo });
  admin ??= signUpAdmin();
  await approveApplication((await admin).ctx, agentId, [...DECISION_WARNINGS]);
  if (set) await env.DB.prepare(`update agents set ${set} where id = ?`).bind(agentId).run();
  const { ctx, token } = await sessionOf(base, userId);
  const agent = await findAgent(base, agentId);
  if (!agent) throw new Error("no agent");
  return { ctx: { ...ctx, agent }, agent, token };
}
