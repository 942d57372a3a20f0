import { expect, type Page } from "@playwright/test";

/** Letters of a word that no column may break; addresses are longer, or have signs. */
const MAX_LETTERS = 20;
const MIN_CHARACTERS = 12;

/** Words that are drawn on two lines, and cells that wrap although they are narrower than 12 characters. */
const squeezed = (page: Page) =>
  page.evaluate(
    ([maxLetters, minCharacters]) => {
      const isWord = new RegExp(`^[\\p{L}\\p{N}]{2,${maxLetters}}[.,:;!?]?$`, "u");
      const found: string[] = [];
      const linesOf = (range: Range) =>
        new Set(
          [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ bottom }) => Math.round(bottom)),
        ).size;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
          if (!isWord.test(word)) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (linesOf(range) > 1) found.push(`broken: ${word}`);
        }
      }
      const pen = document.createElement("canvas").getContext("2d");
      for (const cell of document.querySelectorAll<HTMLElement>("tbody :is(td, th)")) {
        const style = getComputedStyle(cell);
        if (!pen || style.display !== "table-cell" || !cell.checkVisibility()) continue;
        pen.font = style.font;
        const inner =
          cell.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        const text = cell.innerText.trim();
        const longest = Math.max(...text.split("\n").map((line) => pen.measureText(line.trim()).width));
        const limit = Math.min(longest, minCharacters * pen.measureText("0").width);
        if (text && inner + 1 < limit) found.push(`narrow: ${text.slice(0, 40)} (${Math.round(inner)} px)`);
      }
      return found;
    },
    [MAX_LETTERS, MIN_CHARACTERS] as const,
  );

export async function expectWholeWords(page: Page): Promise<void> {
  expect(await squeezed(page), page.url()).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    page.url(),
  ).toBeLessThanOrEqual(0);
}
