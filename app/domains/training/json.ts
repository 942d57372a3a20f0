import type { Block, Inline } from "./module";
import type { ModuleProgress, Summary } from "./progress";
import type { ModuleVersion } from "./tables";

export const moduleJson = ({ module, enrolment, percent, enrolledCount, rating }: ModuleProgress) => ({
  id: module.id,
  title: module.title,
  description: module.description,
  category: module.category,
  difficulty: module.difficulty,
  duration: module.minutes,
  enrolledCount,
  rating,
  progress: percent,
  enrolled: enrolment !== null,
  completed: Boolean(enrolment?.completedAt),
  certificateEligible: module.questions.length > 0,
});

export const progressJson = (row: ModuleProgress) => ({
  ...moduleJson(row),
  enrolledAt: row.enrolment?.enrolledAt.toISOString() ?? null,
  completedAt: row.enrolment?.completedAt?.toISOString() ?? null,
  ownRating: row.enrolment?.rating ?? null,
  quizPassed: row.hasPassed,
  next: row.next,
  lessons: row.module.lessons.map(({ id, title, minutes }, index) => ({
    id,
    title,
    minutes,
    done: row.done[index] === true,
  })),
});

export const summaryJson = ({ minutes, minutesDone, ...summary }: Summary) => ({
  ...summary,
  hours: hoursOf(minutes),
  hoursDone: hoursOf(minutesDone),
});

/** Hours, to one decimal. */
const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

const textOf = (parts: Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.kind === "link" ? `${part.label} (${part.to})` : textOf(part.content);
    })
    .join("");

function plainBlocks(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "figure") return [block.alt];
    if (block.kind === "exercise") return plainBlocks(block.blocks);
    if (block.kind === "table") return [block.head, ...block.rows].map((row) => row.map(textOf).join(" | "));
    return block.kind === "text" || block.kind === "heading"
      ? [textOf(block.content)]
      : block.items.map(textOf);
  });
}

export const moduleTextJson = (row: ModuleProgress) => {
  const { lessons, ...progress } = progressJson(row);
  return {
    ...progress,
    lessons: lessons.map((lesson, index) => ({
      ...lesson,
      text: plainBlocks(row.module.lessons[index]?.blocks ?? []).join("\n\n"),
    })),
  };
};

export const versionJson = ({ id, moduleId, state, savedAt, publishedAt }: Omit<ModuleVersion, "text">) => ({
  id,
  moduleId,
  state,
  savedAt: savedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});
