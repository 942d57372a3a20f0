import type { Account, BusinessContext, Context, UserActor } from "~/core/context";
import { DAY_MS, midnightOf } from "~/core/seconds";
import { type AgentContext, findAgentOfUser } from "~/domains/agents/agents.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { findUser, findUserId } from "~/domains/identity/users/users.server";

/** The demo business as its user: without a queue, and with the fee of its own plan. */
export async function businessOf(system: Context, email: string): Promise<BusinessContext | null> {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  const account = user?.accountId ? await findAccount(system.db, user.accountId) : null;
  if (!user || !account) return null;
  const accountCtx = { ...system, account: worked(account), queue: { send: async () => {} } };
  const actor = await actorOf(accountCtx, user.id);
  return actor && { ...accountCtx, actor };
}

/** Marks its work as demo data, which counts towards no limit. */
const worked = (account: Account): Account => ({
  ...account,
  trialEndsAt: null,
  isDemo: true,
  isDemoWork: true,
});

/** The demo agent as its user, without a queue. */
export async function agentOf(system: Context, email: string): Promise<AgentContext | null> {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  const agent = user && (await findAgentOfUser(system, user.id));
  if (!agent) return null;
  return { ...sideOf(system, user, "agent"), agent };
}

export async function adminOf(system: Context, email: string) {
  const user = await findUser(system, (await findUserId(system, email)) ?? 0);
  return user && sideOf(system, user, "admin");
}

type Person = Pick<UserActor, "email" | "firstName" | "lastName"> & { id: number };

function sideOf(system: Context, { id, email, firstName, lastName }: Person, userType: "agent" | "admin") {
  const rights = { userType, isAdmin: userType === "admin", isDemo: true, role: null, isVerified: true };
  const session = { impersonatorId: null, signedInAt: system.now() };
  const actor: UserActor = { kind: "user", userId: id, email, firstName, lastName, ...rights, ...session };
  const client = { address: null, userAgent: null };
  return { ...system, actor, account: null, client, queue: { send: async () => {} } };
}

/** Noon UTC, `day` days ago. */
export const timeOf = (ctx: Context, day: number) =>
  new Date(midnightOf(ctx.now()).getTime() - day * DAY_MS + DAY_MS / 2);
