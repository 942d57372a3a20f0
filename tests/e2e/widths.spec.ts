import { expect, type Page, test } from "@playwright/test";
import { shareOf } from "../support/harness/share-of";
import { openFilledDemo } from "./demo-business";
import { ADMIN, NOWHERE, OWN, PUBLIC, WORKING } from "./pages";
import { logIn } from "./people";

const WIDTHS = [1280, 1024, 768, 360, 320];
/** Widths at which translated pages are measured with longer text. */
const LONGER_WIDTHS = [1280, 360];
const HEIGHT = 800;
const MAX_PAGES = 400;

/**
 * The gate omits URLs that differ only by query, and measures a fixed third of the pages: markup.spec.ts measures every page at
 * 360 px. The others are requested for their links.
 */
const isAll = process.env.TEST_SCOPE === "all";
const GATE_SHARE = 1 / 3;
const isAsked = (path: string) => isAll || !path.includes("?");
const isMeasured = (path: string) => isAll || shareOf(kindOf(path)) < GATE_SHARE;

/** Paths that are not screens of the product: API calls, development pages and files. */
const LEAVES = /^\/(api|dev)\b|\.\w+$/;

/** How far the document scrolls sideways in px, and the element that reaches furthest in the reading direction. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, dir } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const reachOf = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return dir === "rtl" ? -left : right;
    };
    const parts = [...document.body.querySelectorAll("*")];
    const furthest = parts.reduce((most, part) => (reachOf(part) > reachOf(most) ? part : most));
    return `${scrollWidth - clientWidth} px, ${furthest.outerHTML.slice(0, 80)}`;
  });

/** Lengthens each word with accented vowels, as a translation may, and sets the direction of the page. */
const lengthen = (page: Page, dir: "ltr" | "rtl") =>
  page.evaluate((dir) => {
    const ACCENTED: Record<string, string> = { a: "áá", e: "éé", i: "íí", o: "óó", u: "úú" };
    const isLengthened = document.documentElement.lang === "x-pseudo";
    document.documentElement.dir = dir;
    document.documentElement.lang = "x-pseudo";
    if (isLengthened) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      // Addresses and code stay unchanged.
      if (!text.parentElement?.closest("style, script, svg, code, pre"))
        text.nodeValue = (text.nodeValue ?? "").replace(/(?<!\S)[^\s@./]+(?!\S)/g, (word) =>
          word.replace(/[aeiou]/g, (vowel) => ACCENTED[vowel] ?? vowel),
        );
  }, dir);

/** Opens a path; returns false for a file. */
const isScreen = (page: Page, path: string) =>
  page.goto(path, { waitUntil: "domcontentloaded" }).then(
    () => true,
    (error: Error) => {
      if (error.message.includes("Download is starting")) return false;
      throw error;
    },
  );

/** Paths of the links of an HTML page, without query. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  if (!answer.headers()["content-type"]?.startsWith("text/html")) return [];
  return [...(await answer.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = ""]) => href);
}

/** The kind of an address: only one of each is opened. */
const kindOf = (path: string) => path.replace(/\d+/g, "N");

interface Looked {
  /** Links to follow. */
  within?: RegExp;
  /** Translated pages: measured with longer text too, left to right and right to left. */
  isTranslated?: boolean;
}

async function longerFindings(page: Page, path: string): Promise<string[]> {
  const findings: string[] = [];
  for (const dir of ["ltr", "rtl"] as const) {
    await lengthen(page, dir);
    for (const width of LONGER_WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const sideways = await sidewaysOf(page);
      if (sideways) findings.push(`${path} with longer text, ${dir}, at ${width} px: ${sideways}`);
    }
  }
  return findings;
}

/** Measures the pages, and one of each kind that they link to matching `within`, at all widths. */
async function scrolling(
  page: Page,
  paths: string[],
  { within, isTranslated }: Looked = {},
): Promise<string[]> {
  const findings: string[] = [];
  const kinds = new Set(paths.map(kindOf));
  const queue = paths.filter(isAsked);
  for (let path = queue.shift(); path !== undefined && kinds.size < MAX_PAGES; path = queue.shift()) {
    if (isMeasured(path)) {
      if (!(await isScreen(page, path))) continue;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const sideways = await sidewaysOf(page);
        if (sideways) findings.push(`${path} at ${width} px: ${sideways}`);
      }
      if (isTranslated) findings.push(...(await longerFindings(page, path)));
    }
    if (!within) continue;
    for (const linked of await linksOf(page, path)) {
      if (!linked || LEAVES.test(linked) || !within.test(linked) || kinds.has(kindOf(linked))) continue;
      kinds.add(kindOf(linked));
      queue.push(linked);
    }
  }
  return findings;
}

test("no screen of a business scrolls sideways at 320 to 1280 px", async ({ page }) => {
  test.slow();
  await openFilledDemo(page);
  // Records have other ids here: the lists link to them.
  const paths = [...WORKING, ...(isAll ? OWN : [])].filter((path) => !/\d/.test(path));
  expect(await scrolling(page, paths, { within: /\/\d+/ })).toEqual([]);
});

test("no screen of an agent scrolls sideways at 320 to 1280 px", async ({ page }) => {
  await logIn(page, "/agent-login", "agent@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/agent$/);
  const within = /^\/(agent|agent-onboarding|account|training)(\/|$)/;
  expect(await scrolling(page, ["/agent"], { within, isTranslated: true })).toEqual([]);
});

test("no screen of an administrator scrolls sideways at 320 to 1280 px", async ({ page }) => {
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/admin$/);
  expect(await scrolling(page, ADMIN)).toEqual([]);
});

test("no public page scrolls sideways at 320 to 1280 px", async ({ page }) => {
  expect(await scrolling(page, [...PUBLIC, NOWHERE], { isTranslated: true })).toEqual([]);
});
