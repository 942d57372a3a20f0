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
import { DASHBOARD } from "~/paths/agents/dashboard";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { openTest } from "./test-state.server";

export const meta: MetaFunction = () => [{ title: "Psychometric test" }];

/** The question of the URL, counted from 1; else the first without an answer. */
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

const CHOICES = OPTIONS.map((label, index) => ({ value: `${index}`, label }));

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
        hint={`Question ${at + 1} of ${ITEMS.length}`}
        options={CHOICES}
        required
      />
      <div className="row">
        <Submit>Save answer</Submit>
        {at > 0 ? <LinkButton to={DASHBOARD.onboardingQuestion(at)}>Previous question</LinkButton> : null}
      </div>
    </PostForm>
  );
}

export default function TestPage() {
  const { current, ...test } = useLoaderData<typeof loader>();
  if ("result" in test && test.result)
    return (
      <StepPage step="test" title="Test result" current={current}>
        <TestResult {...test.result} />
        <p>
          <LinkButton kind="primary" to={DASHBOARD.onboardingStep("video")}>
            Video interview
          </LinkButton>
        </p>
      </StepPage>
    );
  const { at = 0, text = "", chosen = null, answered = 0 } = test;
  const isComplete = answered === ITEMS.length;
  return (
    <StepPage step="test" title="Psychometric test" current={current}>
      <p>
        {answered} of {ITEMS.length} answered. <Link to={DASHBOARD.onboardingTestList}>Show all</Link>
      </p>
      <Question at={at} text={text} chosen={chosen} />
      <form method="post" action={DASHBOARD.onboardingTestComplete} className="stack tight">
        <p className="hint">Answer every question. You can’t change your answers after you submit.</p>
        <Submit disabled={!isComplete}>Submit test</Submit>
      </form>
    </StepPage>
  );
}
