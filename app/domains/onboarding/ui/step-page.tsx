import type { ReactNode } from "react";
import { AGENT } from "~/paths/agent";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { STEPS, type StepKey } from "../steps";

/** One of the five steps, with the stepper and a back link. */
export function StepPage({
  step,
  title,
  current,
  children,
}: {
  step: StepKey;
  title: string;
  /** The first step that is not done; it and those before it can be opened. */
  current: number;
  children: ReactNode;
}) {
  const index = STEPS.findIndex(({ key }) => key === step);
  const before = STEPS[index - 1];
  return (
    <Page
      title={title}
      subtitle={`Step ${index + 1}/${STEPS.length}`}
      width={step === "profile" ? "two-column" : "narrow"}
    >
      <Stepper
        label="Your onboarding"
        current={index}
        steps={STEPS.map(({ key, label }, n) =>
          n <= current ? { label, to: DASHBOARD.onboardingStep(key) } : { label },
        )}
      />
      {children}
      <p>
        <LinkButton to={before ? DASHBOARD.onboardingStep(before.key) : AGENT.home}>Back</LinkButton>
      </p>
    </Page>
  );
}
