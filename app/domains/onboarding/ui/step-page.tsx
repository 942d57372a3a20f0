import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { AGENT } from "~/paths/agent";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { STEPS, type StepKey } from "../steps";

/** One of the five onboarding steps, with the stepper and a back link. */
export function StepPage({
  step,
  title,
  current,
  children,
}: {
  step: StepKey;
  title: string;
  /** The first incomplete step; it and earlier steps can be opened. */
  current: number;
  children: ReactNode;
}) {
  const index = STEPS.findIndex(({ key }) => key === step);
  const before = STEPS[index - 1];
  return (
    <Page
      title={title}
      subtitle={m.onboarding_step_page_step({ value: index + 1, length: STEPS.length })}
      width={step === "profile" ? "two-column" : "narrow"}
    >
      <Stepper
        label={m.onboarding_step_page_your_onboarding()}
        current={index}
        isCounted={false}
        steps={STEPS.map(({ key, label }, n) =>
          n <= current ? { label, to: DASHBOARD.onboardingStep(key) } : { label },
        )}
      />
      {children}
      <p>
        <LinkButton to={before ? DASHBOARD.onboardingStep(before.key) : AGENT.home}>
          {m.onboarding_step_page_back()}
        </LinkButton>
      </p>
    </Page>
  );
}
