import type { Question } from "../module";
import type { Line, Lines } from "./lines";

export const MAX_QUESTIONS = 20;
const MAX_OPTIONS = 6;
const MAX_LENGTH = 500;

interface Draft {
  line: Line;
  text: string;
  right: string[];
  wrong: string[];
  why: string;
}

export function readQuestions(lines: Lines): Question[] {
  const drafts: Draft[] = [];
  for (let line = lines.peek(); line; line = lines.peek()) {
    lines.next();
    if (line.text === "") continue;
    const [, mark = "", rest = ""] = /^([?+=-]) (.+)$/.exec(line.text) ?? [];
    const text = rest.trim();
    if (text.length > MAX_LENGTH) lines.refuse(line, `Use at most ${MAX_LENGTH} characters.`);
    const draft = drafts[drafts.length - 1];
    if (mark === "?") drafts.push({ line, text, right: [], wrong: [], why: "" });
    else if (!mark || !draft)
      lines.refuse(
        line,
        "Use only these lines in a quiz: “? question”, “+ correct answer”, “- wrong answer” and “= explanation”.",
      );
    else if (mark === "=") draft.why = draft.why ? `${draft.why} ${text}` : text;
    else draft[mark === "+" ? "right" : "wrong"].push(text);
  }
  if (drafts.length === 0 || drafts.length > MAX_QUESTIONS)
    lines.refuse(drafts[MAX_QUESTIONS]?.line, `Write 1 to ${MAX_QUESTIONS} questions per quiz.`);
  return drafts.map(({ line, text, right, wrong, why }) => {
    const options = [...right, ...wrong];
    if (right.length !== 1)
      lines.refuse(
        line,
        `This question has ${right.length} correct answers (+). Give each question exactly one.`,
      );
    if (wrong.length === 0) lines.refuse(line, "This question has no wrong answer (-). Add at least one.");
    if (options.length > MAX_OPTIONS)
      lines.refuse(line, `This question has more than ${MAX_OPTIONS} answers. Remove some.`);
    if (new Set(options).size < options.length)
      lines.refuse(line, "Two answers to this question are the same. Change one.");
    if (!why) lines.refuse(line, "Add an explanation (=) to this question.");
    return { text, options, why };
  });
}
