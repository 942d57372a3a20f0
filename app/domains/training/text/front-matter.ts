import { CATEGORY_KEYS, type Category, DIFFICULTIES, type Difficulty, type TrainingModule } from "../module";
import type { Line, Lines } from "./lines";

const NAMES = ["id", "title", "description", "category", "difficulty", "order"] as const;
type Name = (typeof NAMES)[number];

const isCategory = (value: string): value is Category => CATEGORY_KEYS.some((key) => key === value);
const isDifficulty = (value: string): value is Difficulty => Object.hasOwn(DIFFICULTIES, value);

const isText = (limit: number) => (value: string) => value.length > 0 && value.length <= limit;

const RULES: Record<Name, { holds: (value: string) => boolean; why: string }> = {
  id: {
    holds: (value) => value.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    why: "Use at most 40 lowercase letters, digits and hyphens for the ID.",
  },
  title: { holds: isText(80), why: "Enter a title of 1 to 80 characters." },
  description: { holds: isText(200), why: "Enter a description of 1 to 200 characters." },
  category: { holds: isCategory, why: `Choose a category: ${CATEGORY_KEYS.join(", ")}.` },
  difficulty: {
    holds: isDifficulty,
    why: `Choose a difficulty: ${Object.keys(DIFFICULTIES).join(", ")}.`,
  },
  order: { holds: (value) => /^\d{1,3}$/.test(value), why: "Enter an order number from 0 to 999." },
};

export function readFrontMatter(
  lines: Lines,
): Omit<TrainingModule, "lessons" | "questions" | "minutes" | "quizMark"> {
  const opening = lines.next();
  if (opening.text !== "---") lines.refuse(opening, "Start the module with a line containing only “---”.");
  const found = new Map<string, string>();
  let line: Line = lines.next();
  for (; line.text !== "---"; line = lines.next()) {
    const [, name = "", rest = ""] = /^([a-z]{1,20}):(.*)$/.exec(line.text) ?? [];
    const value = rest.trim();
    if (!NAMES.some((known) => known === name))
      lines.refuse(line, `Write one of ${NAMES.join(", ")}, then a colon and its value.`);
    if (found.has(name)) lines.refuse(line, `“${name}” appears twice. Remove one.`);
    const { holds, why } = RULES[name as Name];
    if (!holds(value)) lines.refuse(line, why);
    found.set(name, value);
  }
  const required = (name: Name): string =>
    found.get(name) ?? lines.refuse(line, `“${name}” is missing above. Add it.`);
  const [category, difficulty] = [required("category"), required("difficulty")];
  if (!isCategory(category) || !isDifficulty(difficulty)) return lines.refuse(line, RULES.category.why);
  return {
    id: required("id"),
    title: required("title"),
    description: required("description"),
    category,
    difficulty,
    order: Number(required("order")),
  };
}
