import { route } from "@remix-run/route-config";

export const onboardingRoutes = {
  pages: [
    route("agent-onboarding", "routes/onboarding/overview.tsx"),
    route("agent-onboarding/profile", "routes/onboarding/profile.tsx"),
    route("agent-onboarding/cv", "routes/onboarding/cv.tsx"),
    route("agent-onboarding/test", "routes/onboarding/test.tsx"),
    route("agent-onboarding/test/consent", "routes/onboarding/test-consent.tsx"),
    route("agent-onboarding/test/list", "routes/onboarding/test-list.tsx"),
    route("agent-onboarding/test/complete", "routes/onboarding/test-complete.ts"),
  ],
  files: [route("agent-onboarding/cv/file", "routes/onboarding/cv-file.ts")],
  calls: [
    route("api/agents/:agentId/profile", "routes/onboarding/calls/profile.ts"),
    route("api/agents/:agentId/cv", "routes/onboarding/calls/cv.ts"),
    route("api/agents/:agentId/psychometric", "routes/onboarding/calls/psychometric.ts"),
    route("api/psychometric-questions", "routes/onboarding/calls/questions.ts"),
  ],
};
