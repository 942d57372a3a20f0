import { getLesson, markLessonDone } from "~/domains/training/lessons.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { nextTo } from "~/domains/training/view";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { m } from "~/messages/messages";
import { academyPage, pagesFor } from "./side.server";

/** Marks a lesson as done and continues with the next open lesson, else the module's next page. */
export const action = buttonAction(academyPage, async (ctx, { params }) => {
  const pages = pagesFor(ctx);
  const { module, lesson, place } = await markLessonDone(ctx, params.moduleId, params.lessonId);
  const { done, next } = await moduleProgress(ctx, module);
  const after = module.lessons[place + 1];
  const to =
    after && !done[place + 1]
      ? pages.lesson(module.id, after.id)
      : (nextTo(pages, module.id, next) ?? pages.module(module.id));
  return { to: to, title: m.training_lesson_done_lesson_completed(), text: `${lesson.title}.` };
});

export const loader = buttonLoader(academyPage, async (ctx, { params }) => {
  const { module, lesson } = await getLesson(ctx, params.moduleId, params.lessonId);
  return pagesFor(ctx).lesson(module.id, lesson.id);
});
