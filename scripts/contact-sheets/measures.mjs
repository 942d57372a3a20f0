// Measurements of a screen and their limits, as listed in docs/screens.md.

/** Runs inside the page at its current size; sizes in px. Each text with a problem is identified by its first words. */
function measureInPage() {
  const isClipped = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== "none") return true;
    return false;
  };
  const isShown = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) && !isClipped(element);
  const main = document.querySelector("main") ?? document.body;
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);

  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const rgbaOf = (css) => {
    if (!colours.has(css)) {
      drawing.clearRect(0, 0, 1, 1);
      drawing.fillStyle = css;
      drawing.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = drawing.getImageData(0, 0, 1, 1).data;
      colours.set(css, [r, g, b, a / 255]);
    }
    return colours.get(css);
  };
  const over = ([r, g, b, a], [R, G, B]) => [
    r * a + R * (1 - a),
    g * a + G * (1 - a),
    b * a + B * (1 - a),
    1,
  ];
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  /** Returns the colour behind an element, or null if it is an image or gradient. */
  const behind = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== "none") return null;
      const colour = rgbaOf(backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    const page = rgbaOf("Canvas");
    return layers.reverse().reduce((below, layer) => over(layer, below), page);
  };
  const opacityOf = (element) => {
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const contrastOf = (element) => {
    const ground = behind(element);
    if (!ground) return null;
    const [r, g, b, a] = rgbaOf(getComputedStyle(element).color);
    const pair = [over([r, g, b, a * opacityOf(element)], ground), ground]
      .map(luminance)
      .sort((x, y) => y - x);
    return (pair[0] + 0.05) / (pair[1] + 0.05);
  };

  const isControl = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const brokenWords = [];
  const codes = [];
  let smallest = [Infinity, ""];
  let contrast = [Infinity, ""];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data;
    const element = node.parentElement;
    if (!text.trim() || element.closest("script, style, noscript, svg, option, template")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Text for screen readers only has a box of one pixel.
    if (box.width < 2 || !isShown(element) || element.getBoundingClientRect().width < 2) continue;
    texts.push(node);
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    if (size < smallest[0]) smallest = [size, short(text)];
    if (!element.closest(":disabled, [aria-disabled=true]")) {
      const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
      const ratio = contrastOf(element);
      // Large text needs 4.5:1 where other text needs 7:1.
      const told = ratio === null ? Infinity : isLarge ? (ratio * 7) / 4.5 : ratio;
      if (told < contrast[0]) contrast = [told, short(text)];
    }
    if (element.closest("pre, code, textarea")) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()];
      if (rects.length > 1 && rects.at(-1).top - rects[0].top > 4 && !/[@/.]\S*$/.test(text.trim()))
        brokenWords.push(word);
    }
    for (const [code] of text.matchAll(/\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object /g))
      if (!/[@/.{=]/.test(text)) codes.push(code);
  }

  const first = [...main.querySelectorAll(isControl)].find(isShown);
  const wordsBefore = texts
    .filter((node) => first && main.contains(node) && node.compareDocumentPosition(first) & 4)
    .filter((node) => !node.parentElement.closest("label, dl, table, .stat, .badge"))
    .flatMap((node) => node.data.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;

  const foot = document.querySelector(".foot-nav")?.getBoundingClientRect();
  const end = foot?.height ? foot.top : innerHeight;
  const list = [...document.querySelectorAll(".page > .list, .page > form .list")].find((one) =>
    one.querySelector("tbody tr"),
  );
  const rows = [...(list?.querySelectorAll("tbody tr") ?? [])].filter(isShown);
  return {
    rows: list ? rows.length : null,
    rowsShown: list ? rows.filter((row) => row.getBoundingClientRect().bottom <= end + 1).length : null,
    primary: [...main.querySelectorAll(".button.primary")]
      .filter(isShown)
      .map((one) => short(one.textContent)),
    rail: document.querySelectorAll("nav.rail a").length,
    wordsBefore,
    // On a confirmation, its subject is above its buttons.
    isQuestion: document.querySelector("h1")?.textContent.endsWith("?") ?? false,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    smallest,
    contrast: [Math.floor(contrast[0] * 10) / 10, contrast[1]],
    brokenWords: [...new Set(brokenWords)],
    codes: [...new Set(codes)],
  };
}

export const MEASURED_SIZES = {
  320: { width: 320, height: 640 },
  360: { width: 360, height: 740 },
  1024: { width: 1024, height: 768 },
  1280: { width: 1280, height: 800 },
};
const LIST_ROWS = 14;
const RAIL_ENTRIES = 11;
const WORDS_BEFORE = 25;
const SMALLEST_TEXT = 13;
const CONTRAST = 7;

/** @returns one sentence per exceeded limit */
function findingsOf({ role }, width, isDark, told) {
  const isPhone = width < 400;
  const tests = [
    [told.sideways > 0, `scrolls ${told.sideways} px sideways`],
    [isPhone && told.smallest[0] < SMALLEST_TEXT, `text of ${told.smallest[0]} px: ${told.smallest[1]}`],
    [told.contrast[0] < CONTRAST, `contrast of ${told.contrast[0]}: ${told.contrast[1]}`],
    [told.brokenWords.length > 0, `broken words: ${told.brokenWords.join(", ")}`],
  ];
  if (!isDark)
    tests.push(
      [told.codes.length > 0, `codes: ${told.codes.join(", ")}`],
      [told.primary.length > 1, `${told.primary.length} primary buttons: ${told.primary.join(", ")}`],
      [role === "business" && told.rail > RAIL_ENTRIES, `${told.rail} rail entries`],
      [
        role !== "public" && !told.isQuestion && told.wordsBefore > WORDS_BEFORE,
        `${told.wordsBefore} words above the first control`,
      ],
      [width === 360 && told.rows > 0 && told.rowsShown < 1, "no row above the fold"],
      [
        width === 1280 && told.rows >= LIST_ROWS && told.rowsShown < LIST_ROWS,
        `${told.rowsShown} rows above the fold`,
      ],
    );
  return tests.filter(([isOver]) => isOver).map(([, sentence]) => sentence);
}

/** Measures the open screen in one size and colour scheme. */
export async function measure(page, screen, width, isDark) {
  const told = await page.evaluate(measureInPage);
  return { told, findings: findingsOf(screen, width, isDark, told) };
}

const COLUMNS = {
  role: ({ role }) => role,
  screen: ({ address }) => address,
  "rows at 1280": (_, told) => told[1280].rowsShown ?? "–",
  "rows at 360": (_, told) => told[360].rowsShown ?? "–",
  "primary buttons": (_, told) => told[1280].primary.length,
  "rail entries": (_, told) => told[1280].rail,
  "words before": (_, told) => told[1280].wordsBefore,
  "sideways at 320": (_, told) => told[320].sideways,
  "sideways at 360": (_, told) => told[360].sideways,
  "smallest text": (_, told) => told[360].smallest[0],
  "contrast light": (_, told) => told[1280].contrast[0],
  "contrast dark": (_, told) => told["1280 dark"].contrast[0],
};

/** Formats the measurements as tab-separated text, one line per screen. */
export const measuresTable = (measured) =>
  [
    Object.keys(COLUMNS).join("\t"),
    ...measured.map(({ screen, told }) =>
      Object.values(COLUMNS)
        .map((textOf) => textOf(screen, told))
        .join("\t"),
    ),
    "",
  ].join("\n");
