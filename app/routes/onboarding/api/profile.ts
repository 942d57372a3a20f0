import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { findOnboarding } from "~/domains/onboarding/onboarding-progress.server";
import { onboardingProfileJson } from "~/domains/onboarding/profile/profile-json";
import { OnboardingProfile } from "~/domains/onboarding/profile/profile-schema";
import { saveOnboardingProfile } from "~/domains/onboarding/profile/save-onboarding-profile.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The profile of the onboarding, the agent's own alone. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    body: OnboardingProfile,
    run: async ({ ctx, params, body }) => {
      const agentId = parseId(params.agentId, "agent");
      const agent = await getOwnAgent(ctx, agentId);
      await saveOnboardingProfile({ ...ctx, agent }, body);
      const saved = await getOwnAgent(ctx, agentId);
      return { success: true, profile: onboardingProfileJson(saved, await findOnboarding(ctx, agentId)) };
    },
  }),
});
