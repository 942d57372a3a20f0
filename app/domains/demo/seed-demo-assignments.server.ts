import type { Account, BusinessContext, Context, UserActor } from "~/core/context";
import { DAY_MS, midnightOf } from "~/core/seconds";
import { type AgentContext, findAgentOfUser } from "~/domains/agents/agents.server";
import { answerAssignment } from "~/domains/agents/assignments/answer-assignment.server";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { lastAssignment } from "~/domains/agents/assignments/assignments.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { findAccount } from "~/domains/identity/find-account.server";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { findUser, findUserId } from "~/domains/identity/users/users.server";
import { DEMO_ASSIGNMENTS, DEMO_OFFER } from "./plan/assignments";
import { DEMO_AGENT_ADDRESS } from "./seed-demo-accounts.server";
import { addressOf } from "./seed-demo-community.server";

const addressOfAgent = (name: string) => (name === "Demo Agent" ? DEMO_AGENT_ADDRESS : addressOf(name));

async function businessOf(system: Context, email: string): Promise<BusinessContext | null> {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  const account = user?.accountId ? await findAccount(system.db, user.accountId) : null;
  if (!user || !account) return null;
  const of = { ...system, account: worked(account), queue: { send: async () => {} } };
  const actor = await actorOf(of, user.id);
  return actor && { ...of, actor };
}

/** Marked as demo work, which counts in no limit. */
const worked = (account: Account): Account => ({
  ...account,
  plan: "corporate",
  trialEndsAt: null,
  isDemo: true,
  isDemoWork: true,
});

async function agentOf(system: Context, email: string): Promise<AgentContext | null> {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  const agent = user && (await findAgentOfUser(system, user.id));
  if (!agent) return null;
  const { id: userId, firstName, lastName } = user;
  const rights = { userType: "agent", isAdmin: false, isDemo: true, role: null, isVerified: true } as const;
  const actor: UserActor = {
    kind: "user",
    userId,
    email,
    firstName,
    lastName,
    ...rights,
    impersonatorId: null,
    signedInAt: system.now(),
  };
  return { ...system, actor, agent, account: null, queue: { send: async () => {} } };
}

interface Asked {
  day: number;
  months: number | null;
  message: string | null;
}

async function ask(business: BusinessContext, side: AgentContext, { day, months, message }: Asked) {
  if (await lastAssignment(business, side.agent.id)) return null;
  const at = timeOf(business, day);
  const input = AssignAgent.parse({ agentId: side.agent.id, durationMonths: months, message });
  return assignAgent({ ...business, now: () => at }, input);
}

const timeOf = (ctx: Context, day: number) =>
  new Date(midnightOf(ctx.now()).getTime() - day * DAY_MS + DAY_MS / 2);

/** By the functions of the buttons: agents who work for the demo business, one who is asked, one who declined. Made once. */
export async function seedDemoAssignments(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  for (const plan of DEMO_ASSIGNMENTS) {
    const side = await agentOf(system, addressOfAgent(plan.agent));
    const made = side && (await ask(business, side, plan));
    const at = timeOf(system, plan.day - 2);
    if (made && plan.answer) await answerAssignment({ ...side, now: () => at }, made.id, plan.answer);
  }
  const { firstName, lastName } = DEMO_OFFER.business ?? {};
  const other = await businessOf(system, addressOf(`${firstName} ${lastName}`));
  const own = await agentOf(system, DEMO_AGENT_ADDRESS);
  if (other && own) await ask(other, own, DEMO_OFFER);
}
