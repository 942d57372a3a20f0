import { expect, it } from "vitest";
import { MODULE_FILES } from "~/domains/training/catalogue.server";
import { FIGURE_NAMES, FIGURES } from "~/domains/training/figures";
import { CATEGORY_KEYS } from "~/domains/training/module";
import { parseModule } from "~/domains/training/text/parse-module";

it.each([...MODULE_FILES])("%s has 4 to 6 lessons and 8 to 10 questions", (id, text) => {
  const module = parseModule(text, FIGURE_NAMES);
  expect(module.id).toBe(id);
  expect(module.lessons.length).toBeGreaterThanOrEqual(4);
  expect(module.lessons.length).toBeLessThanOrEqual(6);
  expect(module.questions.length).toBeGreaterThanOrEqual(8);
  expect(module.questions.length).toBeLessThanOrEqual(10);
});

it("figures have at most 30 KB and neither run scripts nor load anything", () => {
  for (const [name, svg] of FIGURES) {
    expect(new TextEncoder().encode(svg).length, name).toBeLessThanOrEqual(30_000);
    expect(svg, name).not.toMatch(/<script|\bon\w+=|href=|<foreignObject|url\(["']?http/i);
  }
});

it("all five categories and three difficulties are covered by twelve modules", () => {
  const modules = [...MODULE_FILES.values()].map((text) => parseModule(text, FIGURE_NAMES));
  expect(modules).toHaveLength(12);
  expect(new Set(modules.map(({ category }) => category)).size).toBe(CATEGORY_KEYS.length);
  expect(new Set(modules.map(({ difficulty }) => difficulty)).size).toBe(3);
  expect(new Set(modules.map(({ order }) => order)).size).toBe(12);
});
