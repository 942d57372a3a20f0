import { path } from "../path";

const LEADS = "/agent/leads";
const TASKS = "/agent/tasks";
const ONBOARDING = "/agent-onboarding";

/** The agent's screens other than the dashboard. */
export const DASHBOARD = {
  leads: LEADS,
  lead: (sharedLeadId: number) => path`${LEADS}/${sharedLeadId}`,
  addPerson: (sharedLeadId: number) => path`${LEADS}/${sharedLeadId}/person`,
  tasks: TASKS,
  stepDone: (sharedLeadId: number) => path`${TASKS}/${sharedLeadId}/done`,
  orders: "/agent/orders",
  commission: "/agent/commission",
  affiliate: "/agent/affiliate",
  training: "/agent/training",
  profile: "/agent/profile",
  businesses: "/agent/businesses",
  help: "/agent/help",
  offline: "/agent/offline",
  offlineWorker: "/agent/worker.js",
  module: (name: string, hash: string) => path`/agent-modules/${name}.js?v=${hash}`,
  onboarding: ONBOARDING,
  onboardingStep: (step: string) => path`${ONBOARDING}/${step}`,
  onboardingCvFile: `${ONBOARDING}/cv/file`,
  onboardingQuestion: (question: number) => path`${ONBOARDING}/test?question=${question}`,
  onboardingTestList: `${ONBOARDING}/test/list`,
  onboardingConsent: `${ONBOARDING}/test/consent`,
  /** `question` counts from 1. */
  onboardingVideo: (question: number) => path`${ONBOARDING}/video?question=${question}`,
  onboardingVideoConsent: `${ONBOARDING}/video/consent`,
  onboardingNoCamera: (question: number) => path`${ONBOARDING}/video/no-camera?question=${question}`,
  onboardingVideoComplete: `${ONBOARDING}/video/complete`,
  onboardingAnswer: (question: number, answerId: number) =>
    path`${ONBOARDING}/video/answers/${question}?v=${answerId}`,
  answerUploads: (agentId: number) => path`/api/agents/${agentId}/video-interview/uploads`,
  onboardingInterviewCancel: `${ONBOARDING}/interview/cancel`,
  onboardingInterviewFile: `${ONBOARDING}/interview/file`,
  onboardingSummary: `${ONBOARDING}/summary`,
  onboardingComplete: `${ONBOARDING}/complete`,
  onboardingTestComplete: `${ONBOARDING}/test/complete`,
};
