import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { ITEMS, OPTIONS } from "~/domains/onboarding/psychometric/questions";
import { meaningOf } from "~/domains/onboarding/psychometric/score";
import { saveAnswers } from "~/domains/onboarding/psychometric/take-test.server";
import { OneAnswer } from "~/domains/onboarding/psychometric/test-schemas";
import { personScores } from "~/domains/onboarding/review/score-application.server";
import { StepPage } from "~/domains/onboarding/ui/step-page";
import { TestResult } from "~/domains/onboarding/ui/test-result";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { openTest } from "./test-state.server";

export const meta: MetaFunction = () => [{ title: m.onboarding_test_psychometric_test() }];

/** The index of the question in the URL, which counts from 1; else of the first unanswered question. */
function questionIn(request: Request, answers: readonly (number | null)[]): number {
  const asked = Number(new URL(request.url).searchParams.get("question") ?? 0) - 1;
  if (Number.isInteger(asked) && asked >= 0 && asked < ITEMS.length) return asked;
  return Math.max(0, answers.indexOf(null));
}

export const loader = agentPage(async (ctx, { request }) => {
  const { current, answers, result } = await openTest(ctx);
  if (result)
    return {
      current,
      result: {
        overall: result.testScore ?? 0,
        traits: meaningOf(result.traitScores ?? {}),
        person: (await personScores(ctx, ctx.agent.id)).test?.score ?? null,
      },
    };
  const at = questionIn(request, answers);
  return {
    current,
    at,
    text: ITEMS[at]?.text ?? "",
    chosen: answers[at] ?? null,
    answered: answers.filter((option) => option !== null).length,
  };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, OneAnswer, async ({ question, option }) => {
    await saveAnswers(ctx, { [question]: option });
    const next = Math.min(question + 2, ITEMS.length);
    return redirect(DASHBOARD.onboardingQuestion(next));
  }),
);

const choices = () => OPTIONS.map((label, index) => ({ value: `${index}`, label: label() }));

function Question({ at, text, chosen }: { at: number; text: string; chosen: number | null }) {
  const [form, fields] = useForm<z.input<typeof OneAnswer>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  const { id, name, errorId, descriptionId, errors } = fields.option;
  return (
    <PostForm form={form}>
      <input type="hidden" name="question" value={at} />
      <RadioGroup
        field={{ id, name, errorId, descriptionId, errors, initialValue: chosen }}
        legend={text}
        hint={m.onboarding_test_question_of({ number: at + 1, total: ITEMS.length })}
        options={choices()}
        required
      />
      <div className="row">
        <Submit>{m.onboarding_test_save_answer()}</Submit>
        {at > 0 ? (
          <LinkButton to={DASHBOARD.onboardingQuestion(at)}>
            {m.onboarding_test_previous_question()}
          </LinkButton>
        ) : null}
      </div>
    </PostForm>
  );
}

export default function TestPage() {
  const { current, ...test } = useLoaderData<typeof loader>();
  if ("result" in test && test.result)
    return (
      <StepPage step="test" title={m.onboarding_test_test_result()} current={current}>
        <TestResult {...test.result} />
        <p>
          <LinkButton kind="primary" to={DASHBOARD.onboardingStep("video")}>
            {m.onboarding_test_video_interview()}
          </LinkButton>
        </p>
      </StepPage>
    );
  const { at = 0, text = "", chosen = null, answered = 0 } = test;
  const isComplete = answered === ITEMS.length;
  return (
    <StepPage step="test" title={m.onboarding_test_psychometric_test()} current={current}>
      <p>
        <Rich
          parts={m.onboarding_test_of_answered_show_all.parts({ answered, total: ITEMS.length })}
          tags={{ link: (text) => <Link to={DASHBOARD.onboardingTestList}>{text}</Link> }}
        />
      </p>
      <Question at={at} text={text} chosen={chosen} />
      <form method="post" action={DASHBOARD.onboardingTestComplete} className="stack tight">
        <p className="hint">{m.onboarding_test_answer_every_question_you_cant()}</p>
        <Submit disabled={!isComplete}>{m.onboarding_test_submit_test()}</Submit>
      </form>
    </StepPage>
  );
}
