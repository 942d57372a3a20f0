import { describe, expect, it } from "vitest";
import type { Agent } from "~/domains/agents/agents.server";
import { onboardingProfileJson } from "~/domains/onboarding/profile/profile-json";

const applied = (application: Partial<Agent>) =>
  onboardingProfileJson(
    { languages: [], operationalMarkets: [], specializations: [], ...application } as Agent,
    null,
  );

describe("onboarding step 1 before it is saved", () => {
  it.each([
    ["0-1", "entry"],
    ["1-3", "junior"],
    ["3-5", "mid"],
    ["5-10", "senior"],
    ["10+", "expert"],
    [null, null],
  ])("maps %s years of experience in the application to the level %s", (experience, level) => {
    expect(applied({ experience }).experience).toBe(level);
  });

  it("uses the first specialization as main industry if it is in the list", () => {
    expect(applied({ specializations: ["energy", "finance"] }).industry).toBe("energy");
    expect(applied({ specializations: ["mining", "finance"] }).industry).toBeNull();
    expect(applied({}).industry).toBeNull();
  });
});
