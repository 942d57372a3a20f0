import { m } from "~/messages/messages";
export const CATEGORIES = {
  get sales_fundamentals() {
    return m.training_module_sales_fundamentals();
  },
  get product_knowledge() {
    return m.training_module_product_knowledge();
  },
  get cultural_awareness() {
    return m.training_module_cultural_awareness();
  },
  get communication() {
    return m.training_module_communication();
  },
  get technology() {
    return m.training_module_technology();
  },
} as const;
export type Category = keyof typeof CATEGORIES;
export const CATEGORY_KEYS = Object.keys(CATEGORIES) as Category[];

export const DIFFICULTIES = {
  get beginner() {
    return m.training_module_beginner();
  },
  get intermediate() {
    return m.training_module_intermediate();
  },
  get advanced() {
    return m.training_module_advanced();
  },
} as const;
export type Difficulty = keyof typeof DIFFICULTIES;

type WithWords<Kind extends string> = Kind extends string ? { kind: Kind; content: Inline[] } : never;
type WithItems<Kind extends string> = Kind extends string ? { kind: Kind; items: Inline[][] } : never;

export type Inline = string | WithWords<"strong" | "em"> | { kind: "link"; to: string; label: string };

export type Block =
  | WithWords<"text" | "heading">
  | WithItems<"bullets" | "numbers" | "quote">
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "figure"; name: string; alt: string }
  | { kind: "exercise"; minutes: number; blocks: Block[] };

export interface Lesson {
  id: string;
  title: string;
  blocks: Block[];
  minutes: number;
}

export interface Question {
  text: string;
  /** The first option is the right one. */
  options: string[];
  why: string;
}

export interface TrainingModule {
  id: string;
  title: string;
  description: string;
  category: Category;
  difficulty: Difficulty;
  order: number;
  lessons: Lesson[];
  questions: Question[];
  minutes: number;
  /** Changes with any question: an attempt started earlier is not scored by the new questions. */
  quizMark: string;
}
