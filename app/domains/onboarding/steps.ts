import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const STEPS = [
  {
    key: "profile",
    get label() {
      return m.onboarding_steps_profile();
    },
  },
  {
    key: "cv",
    get label() {
      return m.onboarding_steps_cv_upload();
    },
  },
  {
    key: "test",
    get label() {
      return m.onboarding_steps_psychometric_test();
    },
  },
  {
    key: "video",
    get label() {
      return m.onboarding_steps_video_interview();
    },
  },
  {
    key: "interview",
    get label() {
      return m.onboarding_steps_schedule_interview();
    },
  },
] as const;
export type StepKey = (typeof STEPS)[number]["key"];

const APPLICATION_PERCENT = 20;

export interface Progress {
  done: Record<StepKey, boolean>;
  /** Index of the first incomplete step, from 0; 5 once all are completed. */
  current: number;
  /** The application itself counts as 20%. */
  percent: number;
}

export function progressOf(done: Record<StepKey, boolean>): Progress {
  const first = STEPS.findIndex(({ key }) => !done[key]);
  const count = first < 0 ? STEPS.length : STEPS.filter(({ key }) => done[key]).length;
  const percent = APPLICATION_PERCENT + (count * (100 - APPLICATION_PERCENT)) / STEPS.length;
  return { done, current: first < 0 ? STEPS.length : first, percent: Math.round(percent) };
}

/** The agent's next page: the first incomplete step, or the completion page. */
export function nextStepPath({ current }: Pick<Progress, "current">): string {
  const step = STEPS[current];
  return step ? DASHBOARD.onboardingStep(step.key) : DASHBOARD.onboardingComplete;
}

export const isComplete = ({ current }: Progress): boolean => current === STEPS.length;

export const NO_PROGRESS = progressOf({
  profile: false,
  cv: false,
  test: false,
  video: false,
  interview: false,
});
