import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { application } from "../../support/fixtures/people";
import { testContext } from "../../support/harness/context";
import type { Row } from "../table";

const anotherAgent = async () =>
  (await registerAgent(testContext(), AgentSignup.parse(application()))).agentId;

export const onboardingRows: Row[] = [
  { path: "/agent-onboarding", kind: "page", access: "agent", methods: ["GET", "POST"] },
  ...["profile", "cv", "test", "test/consent", "test/list"].map(
    (step): Row => ({
      path: `/agent-onboarding/${step}`,
      kind: "page",
      access: "agent",
      methods: ["GET", "POST"],
    }),
  ),
  ...["interview", "interview/cancel"].map(
    (step): Row => ({
      path: `/agent-onboarding/${step}`,
      kind: "page",
      access: "agent",
      methods: ["GET", "POST"],
    }),
  ),
  ...["video", "video/consent", "video/no-camera", "video/complete"].map(
    (step): Row => ({
      path: `/agent-onboarding/${step}`,
      kind: "page",
      access: "agent",
      methods: ["GET", "POST"],
    }),
  ),
  { path: "/agent-onboarding/video/answers/:question", kind: "page", access: "agent" },
  { path: "/api/interview-questions", kind: "call", access: "user" },
  ...["video-interview", "video-interview/uploads"].map(
    (part): Row => ({
      path: `/api/agents/:agentId/${part}`,
      kind: "call",
      access: "user",
      methods: ["POST"],
      foreign: anotherAgent,
    }),
  ),
  ...[
    { part: ":uploadId", methods: ["GET"] },
    { part: ":uploadId/complete", methods: ["POST"] },
    { part: ":uploadId/chunks/:place", methods: ["PUT"] },
  ].map(
    ({ part, methods }): Row => ({
      path: `/api/agents/:agentId/video-interview/uploads/${part}`,
      kind: "call",
      access: "user",
      methods,
      foreign: anotherAgent,
    }),
  ),
  { path: "/agent-onboarding/complete", kind: "page", access: "agent" },
  { path: "/agent-onboarding/summary", kind: "page", access: "agent" },
  { path: "/agent-onboarding/interview/file", kind: "page", access: "agent" },
  { path: "/api/interview-slots", kind: "call", access: "user" },
  {
    path: "/api/agents/:agentId/schedule-interview",
    kind: "call",
    access: "user",
    methods: ["POST", "DELETE"],
    foreign: anotherAgent,
  },
  { path: "/agent-onboarding/test/complete", kind: "page", access: "agent", methods: ["GET", "POST"] },
  { path: "/api/psychometric-questions", kind: "call", access: "user" },
  { path: "/agent-onboarding/cv/file", kind: "page", access: "agent" },
  ...["profile", "cv", "psychometric", "application-answer"].map(
    (part): Row => ({
      path: `/api/agents/:agentId/${part}`,
      kind: "call",
      access: "user",
      methods: ["POST"],
      foreign: anotherAgent,
    }),
  ),
];
