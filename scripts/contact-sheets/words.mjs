// Counts the words of prose on a screen at 1280 px, without table rows, facts, choices, user content and closed disclosures.

/** Runs inside the page. */
function wordsInPage() {
  const DATA =
    "tbody, tfoot, dd, select, datalist, textarea, pre, code, svg, nav, script, style, noscript, template";
  const OWN = ".stat, .badge, .chip, .card-row, .message, .bubble, blockquote, output, time";
  const main = document.querySelector("main") ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let count = 0;
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode;
    if (!data.trim() || element.closest(DATA) || element.closest(OWN)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    range.selectNodeContents(walker.currentNode);
    // Text for screen readers only has a box of one pixel.
    if (range.getBoundingClientRect().width < 2 || element.getBoundingClientRect().width < 2) continue;
    count += data.match(/\p{L}[^\s]*/gu)?.length ?? 0;
  }
  return count;
}

export const countWords = (page) => page.evaluate(wordsInPage);

/** Formats the counts as tab-separated text, most words first. */
export const wordsTable = (measured) =>
  [
    "words\trole\tscreen",
    ...measured
      .toSorted((one, other) => other.told.words - one.told.words)
      .map(({ screen, told }) => [told.words, screen.role, screen.address].join("\t")),
    "",
  ].join("\n");
