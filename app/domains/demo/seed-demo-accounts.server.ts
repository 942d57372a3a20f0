import type { Context } from "~/core/context";
import { DAY_MS, midnightOf } from "~/core/seconds";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { agentProfileStatement } from "~/domains/agents/save-agent-profile.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { hashPassword } from "~/domains/identity/sign-in/password.server";
import { newUserStatement } from "~/domains/identity/users/user-statements.server";
import { findUserId } from "~/domains/identity/users/users.server";
import { requireSwitch } from "~/domains/settings/operator.server";
import { invalidateSettings, settingStatement } from "~/domains/settings/settings.server";
import { DEMO_AGENT, DEMO_AGENT_LANGUAGES, DEMO_AGENT_SKILLS } from "./plan/agents";

const PASSWORD = "demo-Njia-2026";

export const DEMO_BUSINESS = "business@demo.test";
export const DEMO_AGENT_ADDRESS = "agent@demo.test";
export const DEMO_ADMIN = "admin@demo.test";

const DAYS = 89;

const DEMO = [
  { email: DEMO_BUSINESS, firstName: "Demo", lastName: "Business", userType: "business" },
  { email: DEMO_AGENT_ADDRESS, firstName: "Demo", lastName: "Agent", userType: "agent" },
  { email: DEMO_ADMIN, firstName: "Demo", lastName: "Administrator", userType: "admin" },
] as const;

/**
 * Creates those of the three demo accounts that are missing, marked as demo. For development only.
 * @throws DomainError not_found while the demo is off
 */
export async function seedDemoAccounts(ctx: Context): Promise<void> {
  await requireSwitch(ctx, "demo");
  for (const { email, firstName, lastName, userType } of DEMO) {
    if (await findUserId(ctx, email)) continue;
    if (userType === "business") {
      const input = { firstName, lastName, email, password: PASSWORD, confirmPassword: PASSWORD };
      const company = { companyName: "Demo Trading", hqCountry: "KE", operationalMarkets: ["KE", "GH"] };
      await registerBusiness(ctx, { ...input, ...company }, { isDemo: true });
      continue;
    }
    if (userType === "agent") {
      const since = new Date(midnightOf(ctx.now()).getTime() - DAYS * DAY_MS);
      const name = `${firstName} ${lastName}`;
      const work = { country: "KE", specializations: ["technology"], operationalMarkets: ["KE", "UG"] };
      const input = AgentSignup.parse({
        name,
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        ...work,
        ...DEMO_AGENT,
      });
      const { agentId } = await registerAgent({ ...ctx, now: () => since }, input, { isDemo: true });
      await agentProfileStatement(ctx, agentId, {
        languages: DEMO_AGENT_LANGUAGES,
        skills: DEMO_AGENT_SKILLS,
      });
      continue;
    }
    const passwordHash = await hashPassword(ctx.config, PASSWORD);
    const administrator = { email, passwordHash, firstName, lastName, userType, isAdmin: true, isDemo: true };
    await newUserStatement(ctx, administrator);
  }
  const [business, agent] = [await findUserId(ctx, DEMO_BUSINESS), await findUserId(ctx, DEMO_AGENT_ADDRESS)];
  if (!business || !agent) return;
  await settingStatement(ctx, "demoUsers", { business, agent });
  invalidateSettings(ctx);
}
