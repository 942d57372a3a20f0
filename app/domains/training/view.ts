import { formatNumber, formatShortDate } from "~/core/format";
import { m } from "~/messages/messages";
import type { TrainingPages } from "~/paths/business/training";
import { CATEGORIES, DIFFICULTIES } from "./module";
import type { ModuleProgress, NextStep } from "./progress";

export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 ? m.training_view_hours({ hours }) : "",
    rest > 0 || hours === 0 ? m.training_view_minutes({ minutes: rest }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function nextTo(pages: TrainingPages, moduleId: string, next: NextStep): string | null {
  if (next.kind === "lesson") return pages.lesson(moduleId, next.lessonId);
  if (next.kind === "quiz") return pages.quiz(moduleId);
  return next.kind === "complete" ? pages.module(moduleId) : null;
}

const NEXT_LABELS: Record<NextStep["kind"], string> = {
  get enrol() {
    return m.training_view_not_started();
  },
  get lesson() {
    return m.training_view_reading();
  },
  get quiz() {
    return m.training_view_the_quiz_is_left();
  },
  get complete() {
    return m.training_view_passed_complete_it_for_the();
  },
  get done() {
    return m.training_view_completed();
  },
};

export const cardOf = (row: ModuleProgress, pages: TrainingPages) => {
  const { module, enrolment, percent, next, enrolledCount, rating } = row;
  return {
    id: module.id,
    title: module.title,
    description: module.description,
    category: CATEGORIES[module.category],
    difficulty: DIFFICULTIES[module.difficulty],
    duration: minutesText(module.minutes),
    enrolment: [
      enrolledCount > 0 ? m.training_view_enrolled({ count: formatNumber(enrolledCount) }) : "",
      rating === null ? "" : m.training_view_rated({ rating: rating.toFixed(1) }),
    ]
      .filter(Boolean)
      .join(", "),
    to: pages.module(module.id),
    isEnrolled: enrolment !== null,
    isCompleted: Boolean(enrolment?.completedAt),
    percent,
    next: NEXT_LABELS[next.kind],
    nextTo: nextTo(pages, module.id, next),
  };
};
export type ModuleCardView = ReturnType<typeof cardOf>;

export const progressRow = (row: ModuleProgress, pages: TrainingPages, now: Date, zone: string) => ({
  ...cardOf(row, pages),
  lessons: m.training_view_lessons({ done: row.done.filter(Boolean).length, count: row.done.length }),
  enrolledOn: row.enrolment ? formatShortDate(row.enrolment.enrolledAt, now, zone) : null,
  completedOn: row.enrolment?.completedAt ? formatShortDate(row.enrolment.completedAt, now, zone) : null,
});
