import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getModule } from "~/domains/training/catalogue.server";
import { findCertificateOf } from "~/domains/training/certificates/certificates.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { PASS_MARK } from "~/domains/training/quiz/policy";
import { ModuleButton, ModuleFacts } from "~/domains/training/ui/module-card";
import { cardOf, minutesText } from "~/domains/training/view";
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

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.card.title ?? "Training" }];

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
      <Breadcrumb trail={[{ to: home, label: "Training academy" }]} />
      <ModuleFacts {...card} />
      {mayComplete ? (
        <Card title="You passed the quiz">
          <form method="post" action={TRAINING.complete(card.id)}>
            <Submit>Complete module</Submit>
          </form>
        </Card>
      ) : (
        <div className="row">
          <ModuleButton {...card} kind="primary" />
          {certificateTo ? <LinkButton to={certificateTo}>View certificate</LinkButton> : null}
        </div>
      )}
      {card.isEnrolled ? (
        <p>
          {card.percent} percent. {card.next}.
        </p>
      ) : null}
      <Card title={`${lessons.length} lessons`}>
        <ol className="stack tight">
          {lessons.map(({ to, title, minutes, isDone }) => (
            <li key={to}>
              <Link to={to}>{title}</Link> <span className="small muted">{minutes}</span>{" "}
              {isDone ? <Badge kind="good">done</Badge> : null}
            </li>
          ))}
        </ol>
      </Card>
      <Card title="Quiz">
        <p>
          {questions} questions in random order. Pass mark: {PASS_MARK}%.{" "}
          {hasPassed ? <Badge kind="good">passed</Badge> : null}
        </p>
        {card.isEnrolled ? (
          <div className="row">
            <LinkButton to={quizTo}>Go to quiz</LinkButton>
          </div>
        ) : null}
      </Card>
      {card.isCompleted ? <RatingForm moduleId={card.id} rating={rating} /> : null}
    </Page>
  );
}

const WORDS = ["Did not help", "Helped a little", "Good", "Very good", "Excellent"];

const RatingForm = ({ moduleId, rating }: { moduleId: string; rating: number | null }) => (
  <Card title="Rate this module">
    <form method="post" action={TRAINING.rate(moduleId)} className="form">
      <fieldset className="field">
        <legend>Your rating</legend>
        {WORDS.map((words, index) => (
          <label className="check" key={words}>
            <input type="radio" name="rating" value={index + 1} defaultChecked={rating === index + 1} />
            <span>
              {index + 1} of 5: {words}
            </span>
          </label>
        ))}
      </fieldset>
      <Submit kind="plain">{rating === null ? "Submit rating" : "Update rating"}</Submit>
    </form>
  </Card>
);
