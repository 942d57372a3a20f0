import type { TrainingModule } from "./module";
import type { Enrolment, moduleCounts } from "./tables";

export type NextStep =
  | { kind: "enrol" }
  | { kind: "lesson"; lessonId: string }
  | { kind: "quiz" | "complete" | "done" };

export interface ModuleProgress {
  module: TrainingModule;
  enrolment: Enrolment | null;
  /** Whether each lesson of the current module is done, by its index. */
  done: boolean[];
  hasPassed: boolean;
  percent: number;
  next: NextStep;
  enrolledCount: number;
  rating: number | null;
}

interface Kept {
  enrolment: Enrolment | null;
  lessons: readonly string[];
  hasPassed: boolean;
  counts: typeof moduleCounts.$inferSelect | undefined;
}

function nextOf({ enrolment, hasPassed }: Kept, open: string | undefined): NextStep {
  if (!enrolment) return { kind: "enrol" };
  if (enrolment.completedAt) return { kind: "done" };
  if (open !== undefined) return { kind: "lesson", lessonId: open };
  return { kind: hasPassed ? "complete" : "quiz" };
}

/** Each lesson and the quiz count as steps of the same size. */
export function progressOf(module: TrainingModule, kept: Kept): ModuleProgress {
  const { enrolment, lessons, hasPassed, counts } = kept;
  const done = module.lessons.map(({ id }) => lessons.includes(id));
  const steps = done.filter(Boolean).length + (hasPassed ? 1 : 0);
  return {
    module,
    enrolment,
    done,
    hasPassed,
    percent: enrolment?.completedAt ? 100 : Math.floor((100 * steps) / (module.lessons.length + 1)),
    next: nextOf(kept, module.lessons[done.indexOf(false)]?.id),
    enrolledCount: counts?.enrolled ?? 0,
    rating: counts && counts.ratings > 0 ? Math.round((counts.ratingSum * 10) / counts.ratings) / 10 : null,
  };
}

export interface Summary {
  modules: number;
  enrolled: number;
  completed: number;
  /** Total minutes of all modules, and of the completed part. */
  minutes: number;
  minutesDone: number;
  certificates: number;
  percent: number;
}

const minutesDone = ({ module, enrolment, done, hasPassed }: ModuleProgress) =>
  enrolment?.completedAt
    ? module.minutes
    : module.lessons.reduce((sum, { minutes }, index) => sum + (done[index] ? minutes : 0), 0) +
      (hasPassed ? module.questions.length : 0);

export function summaryOf(rows: readonly ModuleProgress[], certificates: number): Summary {
  const sum = (pick: (row: ModuleProgress) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    modules: rows.length,
    enrolled: sum(({ enrolment }) => (enrolment ? 1 : 0)),
    completed: sum(({ enrolment }) => (enrolment?.completedAt ? 1 : 0)),
    minutes: sum(({ module }) => module.minutes),
    minutesDone: sum(minutesDone),
    certificates,
    percent: rows.length === 0 ? 0 : Math.floor(sum(({ percent }) => percent) / rows.length),
  };
}
