import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ITEMS } from "~/domains/onboarding/psychometric/questions";
import { agreeToTest } from "~/domains/onboarding/psychometric/take-test.server";
import { Consent } from "~/domains/onboarding/psychometric/test-schemas";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: "Before the test" }];

export const loader = agentPage(async (ctx) => {
  const { kept, progress } = await reachedStep(ctx, "test");
  if (kept?.testConsentAt) throw redirect(DASHBOARD.onboardingStep("test"));
  return { current: progress.current };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, Consent, async () => {
    await agreeToTest(ctx);
    return redirect(DASHBOARD.onboardingStep("test"));
  }),
);

export default function TestConsentPage() {
  const { current } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ consent?: string }>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <StepPage step="test" title="Before the test" current={current}>
      <p>
        {ITEMS.length} statements about how you work, each with five answers. It takes about five minutes, and
        there is no wrong answer. Each one is kept when you give it, so you can stop and go on later.
      </p>
      <p>
        Your answers are kept until 180 days after the decision about your application, and the scores as long
        as you are an agent. Only our reviewers see them, and a person decides, not the score.{" "}
        <Link to={paths.site.privacy}>How we treat your data</Link>
      </p>
      <PostForm form={form}>
        <Field
          field={fields.consent}
          type="checkbox"
          label="I agree that my answers are kept as described here"
          required
        />
        <Submit>Begin the test</Submit>
      </PostForm>
    </StepPage>
  );
}
