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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { reachedStep } from "./step.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_test_consent_before_the_test() }];

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
    <StepPage step="test" title={m.onboarding_test_consent_before_the_test()} current={current}>
      <p>{m.onboarding_test_consent_statements_about_how_you_work({ total: ITEMS.length })}</p>
      <p>
        <Rich
          parts={m.onboarding_test_consent_we_store_your_answers_until.parts({})}
          tags={{ link: (text) => <Link to={paths.site.privacy}>{text}</Link> }}
        />
      </p>
      <PostForm form={form}>
        <Field
          field={fields.consent}
          type="checkbox"
          label={m.onboarding_test_consent_i_agree_to_the_storage()}
          required
        />
        <Submit>{m.onboarding_test_consent_start_test()}</Submit>
      </PostForm>
    </StepPage>
  );
}
