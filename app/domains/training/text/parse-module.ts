import type { Block, Inline, Lesson, Question, TrainingModule } from "../module";
import { readBlocks } from "./blocks";
import { readFrontMatter } from "./front-matter";
import { type Line, type Lines, linesOf } from "./lines";
import { readQuestions } from "./questions";

/** Maximum characters of a lesson, so that its page stays small. */
const MAX_LESSON_LENGTH = 4_500;
const MAX_LESSONS = 8;
const WORDS_PER_MINUTE = 180;
const MAX_ID_LENGTH = 60;

const slugOf = (title: string) =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_ID_LENGTH)
    .replace(/^-|-$/g, "");

const wordsIn = (parts: Inline[]): number =>
  parts.reduce((sum, part) => {
    if (typeof part !== "string")
      return sum + (part.kind === "link" ? wordsIn([part.label]) : wordsIn(part.content));
    return sum + (part.match(/\S+/g)?.length ?? 0);
  }, 0);

const wordsInAll = (lists: Inline[][]) => lists.reduce((sum, parts) => sum + wordsIn(parts), 0);

function wordsOf(block: Block): number {
  if (block.kind === "figure") return 0;
  if (block.kind === "table") return wordsInAll([...block.head, ...block.rows.flat()]);
  if (block.kind === "exercise") return block.blocks.reduce((sum, block) => sum + wordsOf(block), 0);
  return block.kind === "text" || block.kind === "heading" ? wordsIn(block.content) : wordsInAll(block.items);
}

/** Estimates reading time: one minute per 180 words, plus the minutes its exercises state. */
function minutesOf(blocks: Block[]): number {
  const words = blocks.reduce((sum, block) => sum + wordsOf(block), 0);
  const exercises = blocks.reduce((sum, block) => sum + (block.kind === "exercise" ? block.minutes : 0), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE)) + exercises;
}

/** FNV-1a hash of the questions: detects that a quiz has changed. */
function markOf(questions: Question[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(questions)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** " {#earlier-title}" after a lesson’s title: the ID under which its progress is stored. */
const KEPT_ID = /^ \{#([a-z0-9-]{1,60})\}$/;

function readLesson(lines: Lines, heading: Line, text: string, figures: ReadonlySet<string>): Lesson {
  const at = text.lastIndexOf(" {#");
  const kept = at === -1 ? undefined : KEPT_ID.exec(text.slice(at))?.[1];
  const title = kept === undefined ? text : text.slice(0, at);
  const id = kept ?? slugOf(title);
  if (!id || title.length > 80) lines.refuse(heading, "Enter a lesson title of 1 to 80 characters.");
  const blocks = readBlocks(lines, figures);
  if (blocks.length === 0) lines.refuse(heading, "This lesson is empty. Add some text.");
  if (blocks.filter(({ kind }) => kind === "exercise").length > 1)
    lines.refuse(heading, "A lesson can have only one exercise. Remove the others.");
  return { id, title, blocks, minutes: minutesOf(blocks) };
}

/** Checks the length of the lesson that ends before `end`. */
function requireShort(lines: Lines, heading: Line, texts: readonly string[], end: Line | undefined): void {
  const length = texts.slice(heading.number, end ? end.number - 1 : undefined).join("\n").length;
  if (length > MAX_LESSON_LENGTH)
    lines.refuse(heading, `This lesson has ${length} characters. Use at most ${MAX_LESSON_LENGTH}.`);
}

/** Runs in linear time. @throws DomainError invalid, naming the line that breaks the format */
export function parseModule(text: string, figures: ReadonlySet<string>): TrainingModule {
  const lines = linesOf(text);
  const texts = text.split(/\r?\n/);
  const about = readFrontMatter(lines);
  const lessons: Lesson[] = [];
  let questions: Question[] | null = null;
  for (let line = lines.peek(); line; line = lines.peek()) {
    lines.next();
    if (line.text === "") continue;
    const title =
      /^# (.+)$/.exec(line.text)?.[1]?.trim() ??
      lines.refuse(line, "Start each lesson with “# ” and its title.");
    if (title === "Quiz") {
      questions = readQuestions(lines);
      continue;
    }
    const lesson = readLesson(lines, line, title, figures);
    requireShort(lines, line, texts, lines.peek());
    if (lessons.some(({ id }) => id === lesson.id)) lines.refuse(line, "Two lessons have the same title.");
    lessons.push(lesson);
    if (lessons.length > MAX_LESSONS) lines.refuse(line, `Write at most ${MAX_LESSONS} lessons per module.`);
  }
  if (lessons.length === 0) return lines.refuse(undefined, "Add at least one lesson.");
  if (!questions) return lines.refuse(undefined, "The quiz is missing. Add “# Quiz” at the end.");
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, questions.length);
  return { ...about, lessons, questions, minutes, quizMark: markOf(questions) };
}
