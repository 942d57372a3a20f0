import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getLesson } from "~/domains/training/lessons.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { Blocks } from "~/domains/training/ui/blocks";
import { minutesText } from "~/domains/training/view";
import { m } from "~/messages/messages";
import { TRAINING } from "~/paths/business/training";
import { Badge } from "~/ui/data/badge";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import type { PageHandle } from "~/ui/page-handle";
import { academyPage, pagesFor } from "./side.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? m.training_lesson_lesson() },
];

export const loader = academyPage(async (ctx, { params }) => {
  const pages = pagesFor(ctx);
  const { module, lesson, place } = await getLesson(ctx, params.moduleId, params.lessonId);
  const row = await moduleProgress(ctx, module);
  const toLesson = (index: number) => {
    const found = module.lessons[index];
    return found ? { to: pages.lesson(module.id, found.id), title: found.title } : null;
  };
  return {
    home: pages.home,
    moduleId: module.id,
    module: { to: pages.module(module.id), title: module.title },
    title: lesson.title,
    summary: m.training_lesson_lesson_of({
      number: place + 1,
      total: module.lessons.length,
      minutes: minutesText(lesson.minutes),
    }),
    blocks: lesson.blocks,
    doneTo: pages.lessonDone(module.id, lesson.id),
    isEnrolled: row.enrolment !== null,
    isDone: row.done[place] === true,
    previous: toLesson(place - 1),
    next: toLesson(place + 1) ?? { to: pages.quiz(module.id), title: m.training_lesson_the_quiz() },
  };
});

export default function LessonPage() {
  const { home, moduleId, module, title, summary, blocks, doneTo, isEnrolled, isDone, previous, next } =
    useLoaderData<typeof loader>();
  return (
    <Page title={title} subtitle={summary} width="reading">
      <Breadcrumb
        trail={[
          { to: home, label: m.training_lesson_training_academy() },
          { to: module.to, label: module.title },
        ]}
      />
      <article className="lesson stack [line-height:1.65]">
        <Blocks blocks={blocks} />
      </article>
      <div className="row">
        {!isEnrolled ? (
          <form method="post" action={TRAINING.enrol(moduleId)}>
            <Submit>{m.training_lesson_start_learning()}</Submit>
          </form>
        ) : isDone ? (
          <Badge kind="good">{m.training_lesson_done()}</Badge>
        ) : (
          <form method="post" action={doneTo}>
            <Submit>{m.training_lesson_mark_as_done_and_continue()}</Submit>
          </form>
        )}
      </div>
      <nav className="row between" aria-label={m.training_lesson_lessons()}>
        {previous ? (
          <LinkButton to={previous.to}>{m.training_lesson_previous({ title: previous.title })}</LinkButton>
        ) : (
          <span />
        )}
        <LinkButton to={next.to}>{m.training_lesson_next({ title: next.title })}</LinkButton>
      </nav>
    </Page>
  );
}
