import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getModule } from "~/domains/training/catalogue.server";
import { findCertificateOf } from "~/domains/training/certificates/certificates.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { PASS_MARK } from "~/domains/training/quiz/policy";
import { ModuleButton, ModuleFacts } from "~/domains/training/ui/module-card";
import { cardOf, minutesText } from "~/domains/training/view";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.card.title ?? m.training_module_training() },
];

export const loader = academyPage(async (ctx, { params }) => {
  const pages = pagesFor(ctx);
  const module = await getModule(ctx, params.moduleId);
  const row = await moduleProgress(ctx, module);
  const certificate = await findCertificateOf(ctx, module.id);
  return {
    home: pages.home,
    card: cardOf(row, pages),
    lessons: module.lessons.map(({ id, title, minutes }, index) => ({
      to: pages.lesson(module.id, id),
      title,
      minutes: minutesText(minutes),
      isDone: row.done[index] === true,
    })),
    questions: module.questions.length,
    quizTo: pages.quiz(module.id),
    hasPassed: row.hasPassed,
    mayComplete: row.next.kind === "complete",
    rating: row.enrolment?.rating ?? null,
    certificateTo: certificate ? TRAINING.certificate(certificate.id) : null,
  };
});

export default function ModulePage() {
  const { home, card, lessons, questions, quizTo, hasPassed, mayComplete, rating, certificateTo } =
    useLoaderData<typeof loader>();
  return (
    <Page title={card.title} subtitle={card.description} width="reading">
      <Breadcrumb trail={[{ to: home, label: m.training_module_training_academy() }]} />
      <ModuleFacts {...card} />
      {mayComplete ? (
        <Card title={m.training_module_you_passed_the_quiz()}>
          <form method="post" action={TRAINING.complete(card.id)}>
            <Submit>{m.training_module_complete_module()}</Submit>
          </form>
        </Card>
      ) : (
        <div className="row">
          <ModuleButton {...card} kind="primary" />
          {certificateTo ? (
            <LinkButton to={certificateTo}>{m.training_module_view_certificate()}</LinkButton>
          ) : null}
        </div>
      )}
      {card.isEnrolled ? (
        <p>{m.training_module_percent({ percent: card.percent, next: card.next })}</p>
      ) : null}
      <Card title={m.training_module_lessons({ count: lessons.length })}>
        <ol className="stack tight">
          {lessons.map(({ to, title, minutes, isDone }) => (
            <li key={to}>
              <Link to={to}>{title}</Link> <span className="small muted">{minutes}</span>{" "}
              {isDone ? <Badge kind="good">{m.training_module_done()}</Badge> : null}
            </li>
          ))}
        </ol>
      </Card>
      <Card title={m.training_module_quiz()}>
        <p>
          {m.training_module_questions_in_random_order_pass({ questions, passMark: PASS_MARK })}{" "}
          {hasPassed ? <Badge kind="good">{m.training_module_passed()}</Badge> : null}
        </p>
        {card.isEnrolled && (hasPassed || lessons.every(({ isDone }) => isDone)) ? (
          <div className="row">
            <LinkButton to={quizTo}>{m.training_module_go_to_quiz()}</LinkButton>
          </div>
        ) : (
          <p className="muted">{m.training_attempts_complete_every_lesson_first_the()}</p>
        )}
      </Card>
      {card.isCompleted ? <RatingForm moduleId={card.id} rating={rating} /> : null}
    </Page>
  );
}

const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"];

const RatingForm = ({ moduleId, rating }: { moduleId: string; rating: number | null }) => (
  <Card title={m.training_module_rate_this_module()}>
    <form method="post" action={TRAINING.rate(moduleId)} className="form">
      <fieldset className="field">
        <legend>{m.training_module_your_rating()}</legend>
        {WORDS.map((words, index) => (
          <label className="check" key={words}>
            <input type="radio" name="rating" value={index + 1} defaultChecked={rating === index + 1} />
            <span>{m.training_module_of_5({ number: index + 1, words })}</span>
          </label>
        ))}
      </fieldset>
      <Submit kind="plain">
        {rating === null ? m.training_module_submit_rating() : m.training_module_update_rating()}
      </Submit>
    </form>
  </Card>
);
