import type { Question } from "../module";
import type { Line, Lines } from "./lines";

export const MOST_QUESTIONS = 20;
const MOST_OPTIONS = 6;
const MOST_LETTERS = 500;

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
    const words = rest.trim();
    if (words.length > MOST_LETTERS) lines.refuse(line, `At most ${MOST_LETTERS} letters.`);
    const draft = drafts[drafts.length - 1];
    if (mark === "?") drafts.push({ line, text: words, right: [], wrong: [], why: "" });
    else if (!mark || !draft)
      lines.refuse(line, 'In a quiz stand "? question", "+ right answer", "- wrong answer" and "= why".');
    else if (mark === "=") draft.why = draft.why ? `${draft.why} ${words}` : words;
    else draft[mark === "+" ? "right" : "wrong"].push(words);
  }
  if (drafts.length === 0 || drafts.length > MOST_QUESTIONS)
    lines.refuse(drafts[MOST_QUESTIONS]?.line, `A quiz has 1 to ${MOST_QUESTIONS} questions.`);
  return drafts.map(({ line, text, right, wrong, why }) => {
    const options = [...right, ...wrong];
    if (right.length !== 1)
      lines.refuse(line, `This question has ${right.length} right answers (+), not one.`);
    if (wrong.length === 0) lines.refuse(line, "This question has no wrong answer (-).");
    if (options.length > MOST_OPTIONS)
      lines.refuse(line, `This question has more than ${MOST_OPTIONS} answers.`);
    if (new Set(options).size < options.length)
      lines.refuse(line, "Two answers of this question are the same.");
    if (!why) lines.refuse(line, "This question does not say why (=).");
    return { text, options, why };
  });
}
