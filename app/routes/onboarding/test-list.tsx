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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { PostForm } from "~/ui/forms/form";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { openTest } from "./test-state.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_test_list_all_test_questions() }];

export const loader = agentPage(async (ctx) => {
  const { current, answers, result } = await openTest(ctx);
  if (result) throw redirect(DASHBOARD.onboardingStep("test"));
  return { current, questions: ITEMS.map(({ text }, index) => ({ text, chosen: answers[index] ?? null })) };
});

async function goOnLater(ctx: AgentContext, { context }: PageArgs) {
  const answers = await savedAnswers(ctx, ctx.agent.id);
  return redirectWithFlash(context, paths.agent.home, {
    kind: "success",
    title: m.onboarding_test_list_answers_saved(),
    text: m.onboarding_test_list_of_questions_answered({
      answered: answers.filter((option) => option !== null).length,
      total: ITEMS.length,
    }),
  });
}

export const action = agentPage(async (ctx, args) =>
  handleForm(args, ListAnswers, async ({ answers, later }) => {
    await saveAnswers(ctx, answers);
    if (later) return goOnLater(ctx, args);
    const { overall } = await completeTest(ctx);
    return redirectWithFlash(args.context, DASHBOARD.onboardingStep("video"), {
      kind: "success",
      title: m.onboarding_test_list_test_completed(),
      text: m.onboarding_test_list_your_score_is_100_next({ overall }),
    });
  }),
);

const choices = () => OPTIONS.map((label, index) => ({ value: `${index}`, label: label() }));

export default function TestListPage() {
  const { current, questions } = useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result });
  return (
    <StepPage step="test" title={m.onboarding_test_list_all_questions()} current={current}>
      <p>
        <Link to={DASHBOARD.onboardingStep("test")}>{m.onboarding_test_list_one_question_at_a_time()}</Link>
      </p>
      <PostForm form={form} failed={() => m.onboarding_test_list_submission_failed()}>
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
            options={choices()}
            required
          />
        ))}
        <div className="row">
          <Submit>{m.onboarding_test_list_submit_test()}</Submit>
          <Submit kind="plain" name="later" value="1" formNoValidate>
            {m.onboarding_test_list_save_and_continue_later()}
          </Submit>
        </div>
      </PostForm>
    </StepPage>
  );
}
