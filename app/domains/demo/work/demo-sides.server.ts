import type { Account, BusinessContext, Context, UserActor } from "~/core/context";
import { DAY_MS, midnightOf } from "~/core/seconds";
import { type AgentContext, findAgentOfUser } from "~/domains/agents/agents.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { findUser, findUserId } from "~/domains/identity/users/users.server";

/** The demo business as its buttons work: no queue, no limit of a plan. */
export async function businessOf(system: Context, email: string): Promise<BusinessContext | null> {
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

/** The same for a demo agent. */
export async function agentOf(system: Context, email: string): Promise<AgentContext | null> {
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

/** Noon, so many days ago. */
export const timeOf = (ctx: Context, day: number) =>
  new Date(midnightOf(ctx.now()).getTime() - day * DAY_MS + DAY_MS / 2);
