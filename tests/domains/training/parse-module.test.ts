import { expect, it } from "vitest";
import { parseModule } from "~/domains/training/text/parse-module";
import { moduleText } from "../../support/fixtures/training";
import { timeOf } from "../../support/harness/time-of";

const FIGURES = new Set(["way.svg"]);
const parse = (text: string) => parseModule(text, FIGURES);
const refusal = (text: string) => {
  try {
    parse(text);
    return "taken";
  } catch (error) {
    return (error as Error).message;
  }
};
const GOOD = moduleText("first-calls");
const withLesson = (body: string) => GOOD.replace("- One thing to ask\n- One thing to say", body);
const blocksOf = (body: string) => parse(withLesson(body)).lessons[0]?.blocks.slice(1);

it("reads lessons, exercises and questions, and computes minutes", () => {
  const module = parse(GOOD);
  expect(module).toMatchObject({
    id: "first-calls",
    category: "communication",
    difficulty: "beginner",
    order: 900,
    minutes: 1 + 11 + 5,
  });
  expect(module.lessons.map(({ id, minutes }) => [id, minutes])).toEqual([
    ["before-the-call", 1],
    ["the-call", 11],
  ]);
  expect(module.questions[0]).toEqual({
    text: "Which is A?",
    options: ["Right A", "Wrong A", "Worse A"],
    why: "It is A.",
  });
});

it("a renamed lesson can keep its ID", () => {
  const [lesson] = parse(GOOD.replace("# Before the call", "# Prepare your call {#before-the-call}")).lessons;
  expect(lesson).toMatchObject({ id: "before-the-call", title: "Prepare your call" });
});

it("parses the blocks of a lesson; other characters stay as written", () => {
  expect(
    blocksOf(
      "## Prices\nA *good* one **is\nclear**, 3 * 4 and \\*plain\\*\n\n1. One\n\n2. Two\n   goes on\n\n> Said\n> so\n\n| a | b |\n| --- | --- |\n| 1 | **2** |\n\n![The way](way.svg)",
    ),
  ).toEqual([
    { kind: "heading", content: ["Prices"] },
    {
      kind: "text",
      content: [
        "A ",
        { kind: "em", content: ["good"] },
        " one ",
        { kind: "strong", content: ["is clear"] },
        ", 3 ",
        "*",
        " 4 and ",
        "*",
        "plain",
        "*",
      ],
    },
    { kind: "numbers", items: [["One"], ["Two goes on"]] },
    { kind: "quote", items: [["Said so"]] },
    {
      kind: "table",
      head: [["a"], ["b"]],
      rows: [[["1"], [{ kind: "strong", content: ["2"] }]]],
    },
    { kind: "figure", name: "way.svg", alt: "The way" },
  ]);
  expect(blocksOf("An *open one, and <b>no markup</b>")).toEqual([
    { kind: "text", content: ["An ", "*", "open one, and <b>no markup</b>"] },
  ]);
});

it.each([
  ["---", "Line 1: Start the module with a line containing only “---”.", "nothing"],
  [GOOD.replace("order: 900", "order: soon"), "Line 7: Enter an order number from 0 to 999.", "an order"],
  [GOOD.replace("order: 900\n", ""), "Line 7: “order” is missing above.", "no order"],
  [GOOD.replace("category: communication", "category: magic"), "Line 5: Choose a category:", "a category"],
  [GOOD.replace("id: first-calls", "id: First Calls"), "Line 2: Use at most 40 lowercase letters", "an id"],
  [withLesson("[x](javascript:alert(1))").replace("alert(1)", "alert"), "Line 12: The link", "a script link"],
  [withLesson("[x](//evil.example)"), "Line 12: The link", "a link without its scheme"],
  [withLesson("![x](other.svg)"), "Line 12: No figure “other.svg” found.", "a figure"],
  [withLesson(":::exercise 10\nDo it"), "Line 12: This exercise has no end", "an exercise"],
  [
    withLesson("| a | b |\n| --- | --- |\n| 1 |"),
    "Line 14: Give this row as many cells as the first row (2).",
    "a table",
  ],
  [withLesson("a ".repeat(2_300)), "Line 12: Use at most 3000 characters per line.", "a line"],
  [withLesson("word word\n".repeat(500)), "Line 9: This lesson has", "a lesson"],
  [GOOD.replace("+ Right A", "- Right A"), "Line 22: This question has 0 correct answers", "no right answer"],
  [GOOD.replace("= It is E.", ""), "Add an explanation", "no why"],
  [GOOD.slice(0, GOOD.indexOf("# Quiz")), "The quiz is missing. Add “# Quiz” at the end.", "no quiz"],
  [
    GOOD.replace("# The call", "# Before the call"),
    "Line 15: Two lessons have the same title.",
    "two lessons",
  ],
  ["x".repeat(60_001), "Use at most 60000 characters.", "a long text"],
])("rejects an invalid module with a message that locates the error (%#)", (text, message) => {
  expect(refusal(text === "---" ? "# Lesson" : text)).toContain(message);
});

it("takes time proportional to the text, whatever it contains", async () => {
  for (const piece of ["**", "*a", "[a](b", "[", "![", "|", "\\", "> ", "1. ", ":::exercise 1\n"]) {
    const text = withLesson(piece.repeat(Math.floor(2_900 / piece.length)));
    expect(await timeOf(() => refusal(text), 200)).toBeLessThan(200);
  }
});
