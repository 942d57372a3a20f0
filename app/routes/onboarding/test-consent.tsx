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
        {ITEMS.length} statements about how you work, 5 answers each, about 5 minutes. There are no wrong
        answers. Each answer is saved, so you can continue later.
      </p>
      <p>
        We store your answers until 180 days after the decision, and scores while you’re an agent. Only our
        reviewers see them, and a person decides, not the score.{" "}
        <Link to={paths.site.privacy}>Privacy notice</Link>
      </p>
      <PostForm form={form}>
        <Field
          field={fields.consent}
          type="checkbox"
          label="I agree to the storage of my answers as described"
          required
        />
        <Submit>Start test</Submit>
      </PostForm>
    </StepPage>
  );
}
