import { expect, type Page } from "@playwright/test";

/** Characters of a word that no column may break; addresses are longer, or contain signs. */
const MAX_LETTERS = 20;
const MIN_CHARACTERS = 12;

/** Lists words broken over two lines, and text that wraps in a cell narrower than 12 characters. */
const squeezed = (page: Page) =>
  page.evaluate(
    ([maxLetters, minCharacters]) => {
      const isWord = new RegExp(`^[\\p{L}\\p{N}]{2,${maxLetters}}[.,:;!?]?$`, "u");
      const found: string[] = [];
      const pen = document.createElement("canvas").getContext("2d");
      const linesOf = (range: Range) => {
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        return new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
      };
      const isNarrow = (cell: Element) => {
        const { display, font, paddingLeft, paddingRight } = getComputedStyle(cell);
        if (!pen || display !== "table-cell") return false;
        pen.font = font;
        const room = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return room + 1 < minCharacters * pen.measureText("0").width;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? "";
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(".visually-hidden"))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (linesOf(range) < 2) continue;
        const cell = parent.closest("tbody :is(td, th)");
        if (cell && isNarrow(cell)) found.push(`narrow: ${text.trim().slice(0, 40)}`);
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (isWord.test(word) && linesOf(range) > 1) found.push(`broken: ${word}`);
        }
      }
      return found;
    },
    [MAX_LETTERS, MIN_CHARACTERS] as const,
  );

export async function expectWholeWords(page: Page): Promise<void> {
  expect(await squeezed(page), page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
