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
    route("agent-onboarding/video", "routes/onboarding/video.tsx"),
    route("agent-onboarding/video/consent", "routes/onboarding/video-consent.tsx"),
    route("agent-onboarding/video/no-camera", "routes/onboarding/no-camera.tsx"),
    route("agent-onboarding/video/complete", "routes/onboarding/video-complete.ts"),
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
    route("agent-onboarding/video/answers/:question", "routes/onboarding/answer-file.ts"),
    route("agent-onboarding/summary", "routes/onboarding/summary-file.ts"),
    route("agent-onboarding/interview/file", "routes/onboarding/interview-file.ts"),
  ],
};
