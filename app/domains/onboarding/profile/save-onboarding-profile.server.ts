import { DomainError } from "~/core/errors";
import { internationalPhone } from "~/core/places/dial-codes";
import type { AgentContext } from "~/domains/agents/agents.server";
import { agentProfileStatement } from "~/domains/agents/save-agent-profile.server";
import { profileStatements } from "~/domains/identity/profile.server";
import { m } from "~/messages/messages";
import { ONBOARDING_EXPERIENCE } from "../choices";
import { onboardings } from "../tables";
import { levelOfYears } from "./profile-json";
import type { OnboardingProfile } from "./profile-schema";

/**
 * Saves name and phone to the user, and the public profile to the agent's record, with the main industry first.
 * @throws DomainError invalid for an email address other than the agent's own
 */
export async function saveOnboardingProfile(ctx: AgentContext, input: OnboardingProfile): Promise<void> {
  const { firstName, lastName, phone, email, industry, experience, education, ...rest } = input;
  if (email && email.toLowerCase() !== ctx.agent.email.toLowerCase())
    throw new DomainError("invalid", m.onboarding_save_onboarding_profile_change_your_email_address_in(), {
      field: "email",
    });
  const agentId = ctx.agent.id;
  const { linkedinUrl, portfolioUrl, country, city, languages, specializations, operationalMarkets } = rest;
  // The application's years are more precise than the level: "10+" is kept.
  const years =
    levelOfYears(ctx.agent.experience) === experience
      ? ctx.agent.experience
      : ONBOARDING_EXPERIENCE[experience].years;
  const kept = { industry, experience, education, linkedinUrl, portfolioUrl, profileAt: ctx.now() };
  await ctx.db.batch([
    agentProfileStatement(ctx, agentId, {
      country,
      city,
      languages,
      specializations: [industry, ...specializations.filter((id) => id !== industry)],
      operationalMarkets,
      experience: years,
      bio: rest.about,
    }),
    ...profileStatements(ctx, { firstName, lastName, phone: phone && internationalPhone(phone, country) }),
    ctx.db
      .insert(onboardings)
      .values({ agentId, ...kept })
      .onConflictDoUpdate({ target: onboardings.agentId, set: kept }),
  ]);
}
