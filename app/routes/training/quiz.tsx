import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { getModule } from "~/domains/training/catalogue.server";
import { findEnrolment } from "~/domains/training/enrol.server";
import { answerOpenAttempt } from "~/domains/training/quiz/answer.server";
import {
  attemptsBlockingReason,
  findOpenAttempt,
  listAttempts,
  quizBlockingReason,
} from "~/domains/training/quiz/attempts.server";
import { MAX_ATTEMPTS, PASS_MARK } from "~/domains/training/quiz/policy";
import { shuffledQuestions } from "~/domains/training/quiz/shuffle";
import { QuizAnswers } from "~/domains/training/schemas";
import { QuizForm } from "~/domains/training/ui/quiz-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { Rich } from "~/ui/rich";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? m.training_quiz_quiz({ title: data.title }) : m.training_quiz_quiz_2() },
];

export const loader = academyPage(async (ctx, { params }) => {
  const pages = pagesFor(ctx);
  const module = await getModule(ctx, params.moduleId);
  const enrolment = await findEnrolment(ctx, module.id);
  const open = enrolment && (await findOpenAttempt(ctx, enrolment.id));
  const isCurrent = open?.quizMark === module.quizMark;
  const attempts = enrolment ? await listAttempts(ctx, enrolment.id) : [];
  return {
    moduleId: module.id,
    title: module.title,
    home: pages.home,
    moduleTo: pages.module(module.id),
    blockingReason: enrolment
      ? ((await quizBlockingReason(ctx, module)) ?? attemptsBlockingReason(ctx, attempts))
      : "Start the module first.",
    count: module.questions.length,
    questions:
      open && isCurrent
        ? shuffledQuestions(module.questions, open.seed).map(({ text, options }) => ({ text, options }))
        : null,
    attempts: attempts
      .filter(({ answeredAt }) => answeredAt)
      .map(({ id, answeredAt, score, passedAt }) => ({
        id,
        to: pages.attempt(module.id, id),
        at: answeredAt ? formatTime(answeredAt, readerZone(ctx)) : "",
        score,
        isPassed: passedAt !== null,
      })),
  };
});

export const action = academyPage(async (ctx, args) => {
  const { id: moduleId } = await getModule(ctx, args.params.moduleId);
  return handleForm(args, QuizAnswers, async (input) => {
    const { attempt } = await answerOpenAttempt(ctx, moduleId, input);
    const isPassed = attempt.passedAt !== null;
    return redirectWithFlash(args.context, pagesFor(ctx).attempt(moduleId, attempt.id), {
      kind: isPassed ? "success" : "info",
      title: isPassed ? m.training_quiz_quiz_passed() : m.training_quiz_quiz_not_passed(),
      text: m.training_quiz_correct_pass_mark({ score: attempt.score ?? 0, passMark: PASS_MARK }),
    });
  });
});

export default function QuizPage() {
  const { moduleId, title, home, moduleTo, blockingReason, count, questions, attempts } =
    useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result ?? null });
  return (
    <Page
      title={m.training_quiz_quiz({ title })}
      subtitle={m.training_quiz_questions_and_pass_mark({
        count,
        passMark: PASS_MARK,
        maxAttempts: MAX_ATTEMPTS,
      })}
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: home, label: m.training_quiz_training_academy() },
          { to: moduleTo, label: title },
        ]}
      />
      {/* Answers submitted without an open attempt: the form that would show the error no longer exists. */}
      {!questions && form.errors ? <Alert kind="error">{form.errors.join(" ")}</Alert> : null}
      {questions ? (
        <QuizForm form={form} questions={questions} />
      ) : blockingReason ? (
        <Card>
          <p>{blockingReason}</p>
          <div className="row">
            <LinkButton kind="primary" to={moduleTo}>
              {m.training_quiz_back_to_module()}
            </LinkButton>
          </div>
        </Card>
      ) : (
        <Card title={m.training_quiz_ready_to_start()}>
          <p>{m.training_quiz_questions_are_in_random_order()}</p>
          <form method="post" action={TRAINING.beginQuiz(moduleId)}>
            <Submit>{m.training_quiz_start_quiz()}</Submit>
          </form>
        </Card>
      )}
      {attempts.length > 0 ? (
        <Card title={m.training_quiz_your_results()}>
          <ul className="stack tight">
            {attempts.map(({ id, to, at, score, isPassed }) => (
              <li key={id}>
                <Rich
                  parts={m.training_quiz_percent.parts({ at, score: score ?? 0 })}
                  tags={{ link: (text) => <Link to={to}>{text}</Link> }}
                />{" "}
                <Badge kind={isPassed ? "good" : "bad"}>
                  {isPassed ? m.training_quiz_passed() : m.training_quiz_not_passed()}
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </Page>
  );
}
