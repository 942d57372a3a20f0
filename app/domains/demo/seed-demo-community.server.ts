import type { Context, UserActor } from "~/core/context";
import { midnightOf } from "~/core/seconds";
import { changeUser, suspendUser } from "~/domains/admin/users/change-user.server";
import { reviewApplication } from "~/domains/agents/applications.server";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { findUserId, getUser } from "~/domains/identity/users/users.server";
import { DEMO_AGENTS, type DemoAgent } from "./plan/agents";
import { DEMO_BUSINESSES, type DemoBusiness } from "./plan/businesses";
import { DEMO_ADMIN } from "./seed-demo-accounts.server";

const HOUR = 3_600_000;
const NO_SIGN_IN = { isDemo: true, canSignIn: false };

const addressOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@demo-people.example`;

type At = (day: number, hour: number) => Context & { actor: UserActor };

/** Nobody learns it: it only satisfies the form. */
const unused = () => {
  const password = crypto.randomUUID();
  return { password, confirmPassword: password };
};

async function apply(system: Context, at: At, agent: DemoAgent): Promise<void> {
  const { name, country, city, experience, bio, day, reviewedAfter, isSuspended = false } = agent;
  const input = AgentSignup.parse({
    ...unused(),
    name,
    email: addressOf(agent.name),
    country,
    city,
    experience,
    bio,
    specializations: agent.sells,
    operationalMarkets: agent.markets,
  });
  const applied = { ...system, now: at(day, 9).now };
  const { agentId, userId } = await registerAgent(applied, input, NO_SIGN_IN);
  if (reviewedAfter === null) return;
  await reviewApplication(at(day - reviewedAfter, 11), agentId);
  if (isSuspended) await suspendUser(at(day - reviewedAfter - 20, 15), userId);
}

async function signUp(system: Context, at: At, business: DemoBusiness): Promise<void> {
  const { firstName, lastName, company, country, markets, plan, day } = business;
  const input = BusinessSignup.parse({
    ...unused(),
    firstName,
    lastName,
    email: addressOf(`${business.firstName} ${business.lastName}`),
    companyName: company,
    hqCountry: country,
    operationalMarkets: markets,
  });
  const { userId } = await registerBusiness({ ...system, now: at(day, 10).now }, input, NO_SIGN_IN);
  if (plan !== "trial") await changeUser(at(day - 7, 14), userId, { subscriptionTier: plan });
}

/** Whom the demo administrator sees: agents who applied and were reviewed or wait, and businesses; nobody signs in as one. */
export async function seedDemoCommunity(system: Context): Promise<void> {
  const { id, email, firstName, lastName } = await getUser(
    system,
    (await findUserId(system, DEMO_ADMIN)) ?? 0,
  );
  const today = midnightOf(system.now()).getTime();
  const rights = { userType: "admin", isAdmin: true, isDemo: true, role: null, isVerified: true } as const;
  const at: At = (day, hour) => {
    const now = new Date(today + (hour - 24 * day) * HOUR);
    const session = { impersonatorId: null, signedInAt: now };
    const actor = { kind: "user", userId: id, email, firstName, lastName, ...rights, ...session } as const;
    return { ...system, actor, account: null, client: { address: null, userAgent: null }, now: () => now };
  };
  for (const agent of DEMO_AGENTS)
    if (!(await findUserId(system, addressOf(agent.name)))) await apply(system, at, agent);
  for (const business of DEMO_BUSINESSES)
    if (!(await findUserId(system, addressOf(`${business.firstName} ${business.lastName}`))))
      await signUp(system, at, business);
}
