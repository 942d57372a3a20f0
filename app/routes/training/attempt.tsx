import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { moduleProgress } from "~/domains/training/progress.server";
import { getAttempt } from "~/domains/training/quiz/attempts.server";
import { attemptJson } from "~/domains/training/quiz/json";
import { PASS_MARK } from "~/domains/training/quiz/policy";
import { TRAINING } from "~/paths/business/training";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [{ title: "Quiz result" }];

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
      title={passed ? "You passed the quiz" : answeredAt ? "Not passed yet" : "This quiz is still open"}
      subtitle={answeredAt ? `${score}% correct. Pass mark: ${PASS_MARK}%.` : undefined}
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: home, label: "Training academy" },
          { to: moduleTo, label: title },
        ]}
      />
      {mayComplete ? (
        <form method="post" action={TRAINING.complete(moduleId)}>
          <Submit>Complete module</Submit>
        </form>
      ) : (
        <div className="row">
          <LinkButton kind="primary" to={moduleTo}>
            Back to module
          </LinkButton>
          {passed ? null : <LinkButton to={quizTo}>{answeredAt ? "Try again" : "Continue quiz"}</LinkButton>}
        </div>
      )}
      {answeredAt
        ? questions.map(({ text, options, chosen, right, why }, index) => (
            <Card key={text} title={`${index + 1}. ${text}`}>
              <p>
                <Badge kind={chosen === right ? "good" : "bad"}>
                  {chosen === right ? "Correct" : "Wrong"}
                </Badge>{" "}
                You chose: {options[chosen ?? -1] ?? "no longer available"}
              </p>
              {chosen === right ? null : <p>Correct answer: {options[right ?? -1]}</p>}
              <p className="muted">{why}</p>
            </Card>
          ))
        : null}
      {answeredAt && questions.length === 0 ? (
        <p className="muted">The questions have changed since your attempt, so they are not shown.</p>
      ) : null}
    </Page>
  );
}
