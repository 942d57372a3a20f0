import type { Context, UserActor } from "~/core/context";
import { append } from "~/core/lists/unbounded";
import { midnightOf } from "~/core/seconds";
import { changeUser, suspendUser } from "~/domains/admin/users/change-user.server";
import { findAgentOfUser } from "~/domains/agents/agents.server";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import { savePicture } from "~/domains/identity/pictures/profile-picture.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { findUserId, getUser } from "~/domains/identity/users/users.server";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { addInterviewer, listInterviewers } from "~/domains/onboarding/interview/interviewers.server";
import { approveApplication } from "~/domains/onboarding/review/decide-application.server";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import { DEMO_AGENTS, type DemoAgent } from "./plan/agents";
import { DEMO_BUSINESSES, type DemoBusiness } from "./plan/businesses";
import { drawPortrait } from "./plan/portrait";
import { DEMO_ADMIN, DEMO_AGENT_ADDRESS } from "./seed-demo-accounts.server";

const HOURS = "09:00-12:00, 13:00-16:00";
const WEEK = { monday: HOURS, tuesday: HOURS, wednesday: HOURS, thursday: HOURS, friday: "09:00-12:00" };

const INTERVIEWERS = [
  { name: "Njeri Mwangi", email: "njeri.mwangi@demo-people.example", zone: "Africa/Nairobi", minutes: 45 },
  { name: "Claire Dubois", email: "claire.dubois@demo-people.example", zone: "Europe/Paris", minutes: 30 },
];

/** Two interviewers with slots for demo agents: one in a time zone with daylight saving time, one in a zone without it. */
async function seedDemoInterviewers(ctx: Context & { actor: UserActor }): Promise<void> {
  const known = new Set((await listInterviewers(ctx)).map(({ email }) => email));
  for (const person of INTERVIEWERS)
    if (!known.has(person.email))
      await addInterviewer(ctx, InterviewerForm.parse({ ...person, ...WEEK, place: "By video" }), {
        isDemo: true,
      });
}

const HOUR = 3_600_000;
const NO_SIGN_IN = { isDemo: true, canSignIn: false };

export const addressOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@demo-people.example`;

/** A random password that is not stored: it only satisfies the form. */
const unused = () => {
  const password = crypto.randomUUID();
  return { password, confirmPassword: password };
};

type ByAdministrator = Context & { actor: UserActor };

interface Deed {
  day: number;
  hour: number;
  run: (ctx: ByAdministrator) => Promise<unknown>;
}

const byNobody = (ctx: ByAdministrator): Context => ({ ...ctx, actor: { kind: "system" } });

function deedsOfAgent(agent: DemoAgent, ref: number | null): Deed[] {
  const { name, country, city, experience, bio, day, reviewedAfter, isSuspended = false, portrait } = agent;
  const input = AgentSignup.parse({
    ...unused(),
    name,
    email: addressOf(name),
    country,
    city,
    experience,
    bio,
    specializations: agent.sells,
    operationalMarkets: agent.markets,
    ref: agent.isReferred ? ref : null,
  });
  let made = { agentId: 0, userId: 0 };
  const apply = async (ctx: ByAdministrator) => {
    made = await registerAgent(byNobody(ctx), input, NO_SIGN_IN);
    if (portrait === undefined) return;
    const rights = { userType: "agent", isAdmin: false, isDemo: true, role: null, isVerified: true } as const;
    const { userId } = made;
    await savePicture({ ...ctx, actor: { ...ctx.actor, ...rights, userId } }, drawPortrait(portrait));
  };
  const deeds: Deed[] = [{ day, hour: 9, run: apply }];
  if (reviewedAfter === null) return deeds;
  deeds.push({
    day: day - reviewedAfter,
    hour: 11,
    run: (ctx) => approveApplication(ctx, made.agentId, [...DECISION_WARNINGS]),
  });
  if (isSuspended)
    deeds.push({ day: day - reviewedAfter - 20, hour: 15, run: (ctx) => suspendUser(ctx, made.userId) });
  return deeds;
}

function deedsOfBusiness(business: DemoBusiness): Deed[] {
  const { firstName, lastName, company, country, markets, plan, day } = business;
  const input = BusinessSignup.parse({
    ...unused(),
    firstName,
    lastName,
    email: addressOf(`${firstName} ${lastName}`),
    companyName: company,
    hqCountry: country,
    operationalMarkets: markets,
  });
  let userId = 0;
  const signUp = async (ctx: ByAdministrator) => {
    ({ userId } = await registerBusiness(byNobody(ctx), input, NO_SIGN_IN));
  };
  const deeds: Deed[] = [{ day, hour: 10, run: signUp }];
  if (plan !== "trial")
    deeds.push({
      day: day - 7,
      hour: 14,
      run: (ctx) => changeUser(ctx, userId, { subscriptionTier: plan }),
    });
  return deeds;
}

/** In chronological order, so that ids and log match. */
async function missingDeeds(system: Context): Promise<Deed[]> {
  const isMissing = async (name: string) => !(await findUserId(system, addressOf(name)));
  const deeds: Deed[] = [];
  const own = await findAgentOfUser(system, (await findUserId(system, DEMO_AGENT_ADDRESS)) ?? 0);
  for (const agent of DEMO_AGENTS)
    if (await isMissing(agent.name)) append(deeds, deedsOfAgent(agent, own?.id ?? null));
  for (const business of DEMO_BUSINESSES)
    if (await isMissing(`${business.firstName} ${business.lastName}`))
      append(deeds, deedsOfBusiness(business));
  if (own?.reviewedAt === null)
    deeds.push({ day: 87, hour: 12, run: (ctx) => approveApplication(ctx, own.id, [...DECISION_WARNINGS]) });
  return deeds.sort((one, other) => other.day - one.day || one.hour - other.hour);
}

/** The demo administrator's data: reviewed and pending agents, and businesses. These users can't sign in. */
export async function seedDemoCommunity(system: Context): Promise<void> {
  const { id, email, firstName, lastName } = await getUser(
    system,
    (await findUserId(system, DEMO_ADMIN)) ?? 0,
  );
  const today = midnightOf(system.now()).getTime();
  const rights = { userType: "admin", isAdmin: true, isDemo: true, role: null, isVerified: true } as const;
  const at = ({ day, hour }: Deed): ByAdministrator => {
    const now = new Date(today + (hour - 24 * day) * HOUR);
    const session = { impersonatorId: null, signedInAt: now };
    const actor = { kind: "user", userId: id, email, firstName, lastName, ...rights, ...session } as const;
    return { ...system, actor, account: null, client: { address: null, userAgent: null }, now: () => now };
  };
  for (const deed of await missingDeeds(system)) await deed.run(at(deed));
  await settleReferrals(system);
  await seedDemoInterviewers(at({ day: 88, hour: 8, run: async () => {} }));
}
