import { expect, type Page, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expectLoadedAccessible, signUp } from "./business";
import { ADMIN, NOWHERE, OWN, PUBLIC, WORKING } from "./pages";
import { logIn } from "./people";
import { madePages } from "./portal/made-pages";
import { openMarketing } from "./portal/open-marketing";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements and boolean attributes its own way, and comments between texts.
    "void-style": "off",
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "doctype-style": "off",
    // The stylesheet stands in the page on purpose; its hash is in the policy.
    "require-sri": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "prefer-native-element": "off",
  },
});

/** Opens each page and collects what is wrong with it. */
async function look(page: Page, paths: string[]): Promise<void> {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const findings: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path);
    // Links that are gone may say so; an error page would be valid and accessible too.
    if (!response?.ok() && path !== NOWHERE && !path.includes("token="))
      findings.push(`${path}: status ${response?.status()}`);
    const report = await validator.validateString((await response?.text()) ?? "", path);
    for (const { messages } of report.results)
      findings.push(
        ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
      );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) findings.push(`${path}: scrolls sideways by ${overflow} px`);
    await expectLoadedAccessible(page);
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
  await look(page, WORKING.slice(0, HALF));
});

test("every working screen is valid, accessible, and fits a phone: the second half", async ({
  page,
  browser,
}) => {
  await signUp(page);
  await openMarketing(page, browser);
  await look(page, [...WORKING.slice(HALF), ...(await madePages(page))]);
});

test("every public page is valid, accessible, and fits a phone", ({ page }) =>
  look(page, [...PUBLIC, NOWHERE]));

test("every page of an administrator is valid, accessible, and fits a phone", async ({ page }) => {
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/admin$/);
  await look(page, ADMIN);
});

test("every page of one's own is valid, accessible, and fits a phone", async ({ page }) => {
  await signUp(page);
  await look(page, OWN);
});

test("every public page fits the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const findings: string[] = [];
  for (const path of [...PUBLIC, NOWHERE]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) findings.push(`${path}: scrolls sideways by ${width - 320} px`);
  }
  expect(findings).toEqual([]);
});

test("public pages and one's own carry no script", async ({ page }) => {
  for (const path of [...PUBLIC, NOWHERE]) {
    const response = await page.goto(path);
    // What search engines read is data, not script, and no policy lets it run.
    expect(await response?.text()).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(response?.headers()["content-security-policy"]).not.toContain("script-src");
  }
  await signUp(page);
  for (const path of OWN) expect(await (await page.goto(path))?.text()).not.toContain("<script");
  expect(await (await page.goto("/business/contacts"))?.text()).toContain("<script");
});
