import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { AgentContext } from "~/domains/agents/agents.server";
import { ITEMS, OPTIONS } from "~/domains/onboarding/psychometric/questions";
import { completeTest, saveAnswers, savedAnswers } from "~/domains/onboarding/psychometric/take-test.server";
import { ListAnswers } from "~/domains/onboarding/psychometric/test-schemas";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage, type PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { openTest } from "./test-state.server";

export const meta: MetaFunction = () => [{ title: "All test questions" }];

export const loader = agentPage(async (ctx) => {
  const { current, answers, result } = await openTest(ctx);
  if (result) throw redirect(DASHBOARD.onboardingStep("test"));
  return { current, questions: ITEMS.map(({ text }, index) => ({ text, chosen: answers[index] ?? null })) };
});

async function goOnLater(ctx: AgentContext, { context }: PageArgs) {
  const answers = await savedAnswers(ctx, ctx.agent.id);
  return redirectWithFlash(context, paths.agent.home, {
    kind: "success",
    title: "Answers saved",
    text: `${answers.filter((option) => option !== null).length} of ${ITEMS.length} questions answered.`,
  });
}

export const action = agentPage(async (ctx, args) =>
  handleForm(args, ListAnswers, async ({ answers, later }) => {
    await saveAnswers(ctx, answers);
    if (later) return goOnLater(ctx, args);
    const { overall } = await completeTest(ctx);
    return redirectWithFlash(args.context, DASHBOARD.onboardingStep("video"), {
      kind: "success",
      title: "Test Completed",
      text: `Your score is ${overall}/100. Next: the video interview.`,
    });
  }),
);

const CHOICES = OPTIONS.map((label, index) => ({ value: `${index}`, label }));

export default function TestListPage() {
  const { current, questions } = useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result });
  return (
    <StepPage step="test" title="All questions" current={current}>
      <p>
        <Link to={DASHBOARD.onboardingStep("test")}>One question at a time</Link>
      </p>
      <PostForm form={form} failed={() => "Submission Failed"}>
        {questions.map(({ text, chosen }, index) => (
          <RadioGroup
            key={text}
            field={{
              id: index === 0 ? `${form.id}-answers` : `${form.id}-answer-${index}`,
              name: `answers[${index}]`,
              errorId: `answer-error-${index}`,
              descriptionId: `answer-hint-${index}`,
              initialValue: chosen,
            }}
            legend={`${index + 1}. ${text}`}
            options={CHOICES}
            required
          />
        ))}
        <div className="row">
          <Submit>Submit test</Submit>
          <Submit kind="plain" name="later" value="1" formNoValidate>
            Save and continue later
          </Submit>
        </div>
      </PostForm>
    </StepPage>
  );
}
