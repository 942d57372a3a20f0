import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { expectAccessible, signUp } from "./business";
import { ADMIN, NOWHERE, OWN, PUBLIC, WORKING } from "./pages";
import { logIn } from "./people";

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

test("every page is valid, accessible, and fits a phone", async ({ page, context }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const findings: string[] = [];
  const look = async (path: string) => {
    const response = await page.goto(path);
    const report = await validator.validateString((await response?.text()) ?? "", path);
    for (const { messages } of report.results)
      findings.push(
        ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
      );
    if (test.info().project.use.javaScriptEnabled === false) return;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) findings.push(`${path}: scrolls sideways by ${overflow} px`);
    await expectAccessible(page);
  };
  for (const path of [...PUBLIC, NOWHERE]) await look(path);
  await signUp(page);
  for (const path of [...OWN, ...WORKING]) await look(path);
  await context.clearCookies();
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  for (const path of ADMIN) await look(path);
  expect(findings).toEqual([]);
});

test("public pages carry no script, working screens hydrate", async ({ page }) => {
  for (const path of [...PUBLIC, NOWHERE]) {
    const response = await page.goto(path);
    // What search engines read is data, not script, and no policy lets it run.
    expect(await response?.text()).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(response?.headers()["content-security-policy"]).not.toContain("script-src");
  }
  await signUp(page);
  for (const path of OWN) expect(await (await page.goto(path))?.text()).not.toContain("<script");
  const response = await page.goto("/business/contacts");
  expect(await response?.text()).toContain("<script");
  if (test.info().project.use.javaScriptEnabled === false) return;
  // A page that hydrated follows a link without loading anew.
  await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
  await page.getByRole("navigation", { name: "Leads" }).getByRole("link", { name: "Imports" }).click();
  await expect(page.getByRole("heading", { name: "Imports" })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
});
