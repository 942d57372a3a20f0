import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { moduleProgress } from "~/domains/training/progress.server";
import { getAttempt } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { PASS_MARK } from "~/domains/training/quiz/policy";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: m.training_attempt_quiz_result() }];

export const loader = academyPage(async (ctx, { params }) => {
  const pages = pagesFor(ctx);
  const attempted = await getAttempt(ctx, params.moduleId, parseId(params.attemptId, "quiz"));
  const { module } = attempted;
  const { next } = await moduleProgress(ctx, module);
  return {
    attempt: attemptJson(attempted),
    title: module.title,
    home: pages.home,
    moduleTo: pages.module(module.id),
    quizTo: pages.quiz(module.id),
    mayComplete: next.kind === "complete",
  };
});

export default function AttemptPage() {
  const { attempt, title, home, moduleTo, quizTo, mayComplete } = useLoaderData<typeof loader>();
  const { moduleId, answeredAt, score, passed, questions } = attempt;
  return (
    <Page
      title={
        passed
          ? m.training_attempt_you_passed_the_quiz()
          : answeredAt
            ? m.training_attempt_not_passed_yet()
            : m.training_attempt_this_quiz_is_still_open()
      }
      subtitle={
        answeredAt
          ? m.training_attempt_correct_pass_mark({ score: score ?? 0, passMark: PASS_MARK })
          : undefined
      }
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: home, label: m.training_attempt_training_academy() },
          { to: moduleTo, label: title },
        ]}
      />
      {mayComplete ? (
        <form method="post" action={TRAINING.complete(moduleId)}>
          <Submit>{m.training_attempt_complete_module()}</Submit>
        </form>
      ) : (
        <div className="row">
          <LinkButton kind="primary" to={moduleTo}>
            {m.training_attempt_back_to_module()}
          </LinkButton>
          {passed ? null : (
            <LinkButton to={quizTo}>
              {answeredAt ? m.training_attempt_try_again() : m.training_attempt_continue_quiz()}
            </LinkButton>
          )}
        </div>
      )}
      {answeredAt
        ? questions.map(({ text, options, chosen, right, why }, index) => (
            <Card key={text} title={`${index + 1}. ${text}`}>
              <p>
                <Badge kind={chosen === right ? "good" : "bad"}>
                  {chosen === right ? m.training_attempt_correct() : m.training_attempt_wrong()}
                </Badge>{" "}
                {m.training_attempt_you_chose({
                  option: options[chosen ?? -1] ?? m.training_attempt_no_longer_available(),
                })}
              </p>
              {chosen === right ? null : (
                <p>{m.training_attempt_correct_answer({ option: options[right ?? -1] ?? "" })}</p>
              )}
              <p className="muted">{why}</p>
            </Card>
          ))
        : null}
      {answeredAt && questions.length === 0 ? (
        <p className="muted">{m.training_attempt_the_questions_have_changed_since()}</p>
      ) : null}
    </Page>
  );
}
