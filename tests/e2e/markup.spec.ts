import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expectLoadedAccessible, signUp } from "./business";
import { ADMIN, NOWHERE, OWN, OWN_WITH_SCRIPT, PUBLIC, WORKING } from "./pages";
import { logIn } from "./people";
import { madePages } from "./portal/made-pages";
import { openMarketing } from "./portal/open-marketing";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements and boolean attributes in its own way, and comments between texts.
    "void-style": "off",
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // The page inlines its stylesheet; the hash is in the policy.
    "require-sri": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "prefer-native-element": "off",
  },
});

/** Bytes of a working screen as served, compressed, without its scripts; see docs/performance.md. */
const WORK_PAGE = 20_000;

const PHONE = { width: 360, height: 740 };
const SMALLEST_PHONE = { width: 320, height: 640 };

/** Data for search engines is not script, and no policy lets it run. */
const SCRIPT = /<script(?! type="application\/ld\+json")/;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The main buttons of a screen, which may have only one. */
const mainButtons = (page: Page) => page.locator("main .button.primary:visible").allInnerTexts();

/** Opens each page and collects its faults. Pages without script are checked for that too, and must fit the smallest phone. */
async function look(
  page: Page,
  paths: string[],
  { isWithoutScript = false, most = Infinity } = {},
): Promise<void> {
  test.slow();
  const findings: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    const response = await page.goto(path);
    // Pages with expired links may show an error; other error pages would be valid and accessible too.
    if (!response?.ok() && path !== NOWHERE && !path.includes("token="))
      findings.push(`${path}: status ${response?.status()}`);
    const html = (await response?.text()) ?? "";
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results)
      findings.push(
        ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
      );
    const bytes = gzipSync(html).length;
    if (bytes > most) findings.push(`${path}: ${bytes} bytes of page`);
    const buttons = await mainButtons(page);
    if (buttons.length > 1) findings.push(`${path}: main buttons ${buttons.join(", ")}`);
    const sideways = await overflow(page);
    if (sideways > 0) findings.push(`${path}: scrolls sideways by ${sideways} px`);
    await expectLoadedAccessible(page);
    if (!isWithoutScript) continue;
    if (SCRIPT.test(html)) findings.push(`${path}: ships script`);
    if (response?.headers()["content-security-policy"]?.includes("script-src"))
      findings.push(`${path}: its policy lets script run`);
    await page.setViewportSize(SMALLEST_PHONE);
    const smallest = await overflow(page);
    if (smallest > 0) findings.push(`${path}: scrolls sideways by ${smallest} px at 320 px`);
  }
  expect(findings).toEqual([]);
}

/** Two halves, for two workers. */
const HALF = Math.ceil(WORKING.length / 2);

test("every working screen is valid, accessible, and fits a phone: the first half", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await openMarketing(page, browser);
  await look(page, WORKING.slice(0, HALF), { most: WORK_PAGE });
});

test("every working screen is valid, accessible, and fits a phone: the second half", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await openMarketing(page, browser);
  await look(page, WORKING.slice(HALF), { most: WORK_PAGE });
  await look(page, await madePages(page));
});

test("every public page is valid, accessible, without script, and fits a phone", ({ page }) =>
  look(page, [...PUBLIC, NOWHERE], { isWithoutScript: true }));

test("every page of an administrator is valid, accessible, and fits a phone", async ({ page }) => {
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/admin$/);
  await look(page, ADMIN);
});

test("every account page is valid, accessible, without script, and fits a phone", async ({ page }) => {
  await signUp(page);
  expect(await (await page.goto("/business/contacts"))?.text()).toMatch(SCRIPT);
  await look(page, OWN, { isWithoutScript: true });
  await look(page, OWN_WITH_SCRIPT);
});
