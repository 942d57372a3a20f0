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
    route("agent-onboarding/interview", "routes/onboarding/interview.tsx"),
    route("agent-onboarding/interview/cancel", "routes/onboarding/interview-cancel.tsx"),
    route("agent-onboarding/complete", "routes/onboarding/complete.tsx"),
  ],
  adminPages: [
    route("admin/interviewers", "routes/admin/interviewers/list.tsx"),
    route("admin/interviewers/new", "routes/admin/interviewers/new.tsx"),
    route("admin/interviewers/:interviewerId", "routes/admin/interviewers/interviewer.tsx"),
    route("admin/interviewers/:interviewerId/remove", "routes/admin/interviewers/remove.tsx"),
  ],
  files: [
    route("agent-onboarding/cv/file", "routes/onboarding/cv-file.ts"),
    route("agent-onboarding/summary", "routes/onboarding/summary-file.ts"),
    route("agent-onboarding/interview/file", "routes/onboarding/interview-file.ts"),
  ],
  calls: [
    route("api/admin/interviewers", "routes/admin/interviewers/calls/interviewers.ts"),
    route("api/admin/interviewers/:interviewerId", "routes/admin/interviewers/calls/$interviewerId.ts"),
    route("api/agents/:agentId/profile", "routes/onboarding/calls/profile.ts"),
    route("api/agents/:agentId/cv", "routes/onboarding/calls/cv.ts"),
    route("api/agents/:agentId/psychometric", "routes/onboarding/calls/psychometric.ts"),
    route("api/agents/:agentId/schedule-interview", "routes/onboarding/calls/schedule-interview.ts"),
    route("api/interview-slots", "routes/onboarding/calls/slots.ts"),
    route("api/psychometric-questions", "routes/onboarding/calls/questions.ts"),
  ],
};
