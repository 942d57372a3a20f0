import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { toldByReviewers } from "~/domains/onboarding/review/applications.server";
import { OPEN_STEPS, STEPS } from "~/domains/onboarding/steps";
import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Stepper } from "~/ui/layout/stepper";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Your onboarding" }];

export const loader = agentPage(async (ctx) => {
  const { id } = ctx.agent;
  const [progress, told] = await Promise.all([onboardingProgress(ctx, id), toldByReviewers(ctx, id)]);
  return { ...progress, told };
});

export default function OnboardingPage() {
  const { done, current, percent, told } = useLoaderData<typeof loader>();
  const next = STEPS[current];
  const isOpen = next && OPEN_STEPS.includes(next.key);
  return (
    <Page
      title="Your onboarding"
      subtitle={`${percent} percent are done. Your answers are kept, so you can go on later and on another device.`}
      action={
        isOpen ? (
          <LinkButton kind="primary" to={DASHBOARD.onboardingStep(next.key)}>
            Continue with step {current + 1}/{STEPS.length}
          </LinkButton>
        ) : (
          <LinkButton kind="primary" to={DASHBOARD.onboardingComplete}>
            See what happens next
          </LinkButton>
        )
      }
    >
      {told ? <Alert title={told.title}>{told.message}</Alert> : null}
      <Stepper label="Your onboarding" steps={STEPS} current={current} />
      <Card title="The five steps">
        <ol className="stack tight">
          {STEPS.map(({ key, label }, at) => (
            <li key={key}>
              {at <= current && OPEN_STEPS.includes(key) ? (
                <Link to={DASHBOARD.onboardingStep(key)}>{label}</Link>
              ) : (
                label
              )}{" "}
              {done[key] ? <Badge kind="good">done</Badge> : null}
              {OPEN_STEPS.includes(key) ? null : <Badge kind="plain">not open yet</Badge>}
            </li>
          ))}
        </ol>
      </Card>
      <p>
        <Link to={paths.agent.home}>Back to the dashboard</Link>
      </p>
    </Page>
  );
}
