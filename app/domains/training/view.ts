import { formatDate, formatNumber, plural } from "~/core/format";
import type { TrainingPages } from "~/paths/business/training";
import { CATEGORIES, DIFFICULTIES } from "./module";
import type { ModuleProgress, NextStep } from "./progress";

export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""]
    .filter(Boolean)
    .join(" ");
}

export function nextTo(pages: TrainingPages, moduleId: string, next: NextStep): string | null {
  if (next.kind === "lesson") return pages.lesson(moduleId, next.lessonId);
  if (next.kind === "quiz") return pages.quiz(moduleId);
  return next.kind === "complete" ? pages.module(moduleId) : null;
}

const NEXT_LABELS: Record<NextStep["kind"], string> = {
  enrol: "Not started",
  lesson: "Reading",
  quiz: "The quiz is left",
  complete: "Passed: complete it for the certificate",
  done: "Completed",
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
      enrolledCount > 0 ? `${formatNumber(enrolledCount)} enrolled` : "",
      rating === null ? "" : `rated ${rating.toFixed(1)} of 5`,
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

export const progressRow = (row: ModuleProgress, pages: TrainingPages, zone: string) => ({
  ...cardOf(row, pages),
  lessons: `${row.done.filter(Boolean).length} of ${plural(row.done.length, "lesson")}`,
  enrolledOn: row.enrolment ? formatDate(row.enrolment.enrolledAt, zone) : null,
  completedOn: row.enrolment?.completedAt ? formatDate(row.enrolment.completedAt, zone) : null,
});
