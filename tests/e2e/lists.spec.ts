import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { approvedAgent } from "./agents";
import { signUp, waitForScript } from "./business";
import { openFilledDemo } from "./demo-business";
import { logIn } from "./people";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Minimum rows of a list visible on a desktop screen. */
const MIN_ROWS = 14;
const MAX_ROW_HEIGHT = 40;
const MAX_CARD_HEIGHT = 72;
/** Fourteen rows of 37 px fit below this height in px. */
const MAX_TOP = 282;

const LISTS = [
  "/business/companies",
  "/business/contacts",
  "/ai-lead-search/leads",
  "/opportunities",
  "/campaigns",
  "/replies",
  "/tasks?whose=all",
  "/business/imports",
  "/business/tags",
  "/team",
];

const FULL_SCREENS = ["/business", "/business-portal", "/opportunities/board", "/reports", "/settings"];

/** Limits for HTML with its styles: in gzip, and for a list in Brotli of the best quality. */
const MAX_SCREEN_BYTES = 20_000;
const MAX_LIST_BROTLI_BYTES = 18_000;
/** Screens that are still larger; their limits only go down. */
const LARGER_SCREENS: Record<string, number> = {
  "/ai-lead-search/leads": 22_000,
  "/opportunities": 20_450,
  "/opportunities/board": 20_450,
};

const ADMIN_LISTS = [
  "/admin",
  "/admin/applications",
  "/admin/logs",
  "/admin/invoices",
  "/admin/subscriptions",
  "/admin/closes",
  "/admin/retention",
];

/** Height in px of 45 retention periods and the data without one. */
const MAX_RETENTION_HEIGHT = 4_000;

/** Measures the rows of a page's first list in px, and counts those that the screen shows. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector(".foot-nav")?.getBoundingClientRect();
    const end = foot?.height ? foot.top : innerHeight;
    const boxes = [...document.querySelectorAll("main .list tbody tr:not(.group)")].map((row) =>
      row.getBoundingClientRect(),
    );
    return {
      count: boxes.length,
      shown: boxes.filter(({ bottom }) => bottom <= end).length,
      top: document.querySelector("main .list tbody tr")?.getBoundingClientRect().top ?? 0,
      height: Math.max(0, ...boxes.map(({ height }) => height)),
    };
  });

async function measure(page: Page, paths: string[]) {
  const findings: string[] = [];
  let lists = 0;
  for (const path of paths) {
    await page.setViewportSize(DESK);
    await page.goto(path);
    const desk = await rowsOf(page);
    if (desk.count === 0) continue;
    lists += 1;
    if (desk.count >= MIN_ROWS && desk.shown < MIN_ROWS) findings.push(`${path}: ${desk.shown} rows at once`);
    if (desk.height > MAX_ROW_HEIGHT) findings.push(`${path}: a row of ${desk.height} px`);
    if (desk.top > MAX_TOP) findings.push(`${path}: the first row at ${desk.top} px`);
    await page.setViewportSize(PHONE);
    const phone = await rowsOf(page);
    if (phone.shown < 1) findings.push(`${path}: no row above the fold of a phone, but at ${phone.top} px`);
    if (phone.height > MAX_CARD_HEIGHT) findings.push(`${path}: a card of ${phone.height} px`);
  }
  return { findings, lists };
}

test("the lists of a business show 14 rows on a desktop and the first row on a phone", async ({ page }) => {
  test.slow();
  await openFilledDemo(page);
  expect(await measure(page, LISTS)).toEqual({ findings: [], lists: LISTS.length });
});

test("the agent marketplace shows its first agent on desktop and phone", async ({ page, browser }) => {
  await approvedAgent(browser);
  await openFilledDemo(page);
  await page.goto("/agents");
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    const end = await page.evaluate(() => {
      const foot = document.querySelector(".foot-nav")?.getBoundingClientRect();
      const card = document.querySelector("main li.card h3")?.getBoundingClientRect();
      return { card: card?.bottom ?? Infinity, screen: foot?.height ? foot.top : innerHeight };
    });
    expect([size.width, end.card]).toEqual([size.width, Math.min(end.card, end.screen)]);
  }
});

test("the screens of the filled demo stay within their byte budget", async ({ page }) => {
  test.slow();
  await openFilledDemo(page);
  const over: string[] = [];
  for (const path of [...LISTS, ...FULL_SCREENS]) {
    const html = await (await page.request.get(path)).body();
    const { byteLength } = gzipSync(html);
    const limit = LARGER_SCREENS[path] ?? MAX_SCREEN_BYTES;
    if (byteLength > limit) over.push(`${path}: ${byteLength} bytes, at most ${limit}`);
    const brotli = brotliCompressSync(html).byteLength;
    if (LISTS.includes(path) && brotli > MAX_LIST_BROTLI_BYTES)
      over.push(`${path}: ${brotli} bytes of Brotli`);
  }
  expect(over).toEqual([]);
});

test("the lists of an administrator show 14 rows on a desktop and the first row on a phone", async ({
  page,
}) => {
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/admin$/);
  const { findings, lists } = await measure(page, ADMIN_LISTS);
  expect(findings).toEqual([]);
  // A new database has users, their sign-ins and retention periods.
  expect(lists).toBeGreaterThanOrEqual(3);
  await page.setViewportSize(PHONE);
  await page.goto("/admin/retention");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(MAX_RETENTION_HEIGHT);
});

test("bulk actions appear with the first selected row, and always without script", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await page.goto("/business/companies");
  const tag = page.getByRole("button", { name: "Tag", exact: true });
  const count = page.locator(".picked-count");
  const said = () => count.evaluate((span) => getComputedStyle(span, "::before").content);
  if (javaScriptEnabled === false) {
    await expect(tag).toBeVisible();
    await expect(count).toBeVisible();
    expect(await said()).toBe('"Select rows above"');
  } else await expect(tag).toBeHidden();
  const row = page.getByRole("checkbox", { name: /^Select / }).first();
  await row.check();
  await expect(tag).toBeVisible();
  expect(await said()).toContain("selected");
  await row.uncheck();
  if (javaScriptEnabled !== false) await expect(tag).toBeHidden();
});

test("a filter applies when selected and keeps the focus; a click beside the name opens the row", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script the button applies it, and the name opens the row");
  await signUp(page);
  await page.goto("/business/companies");
  await waitForScript(page);
  const country = page.getByRole("search").last().getByLabel("Country");
  await country.selectOption({ label: "Kenya" });
  await expect(page).toHaveURL(/country=KE/);
  await expect(country).toBeFocused();
  await expect(country).toHaveValue("KE");
  const row = page.getByRole("table", { name: "Companies" }).getByRole("row").nth(1);
  const name = (await row.getByRole("rowheader").getByRole("link").textContent()) ?? "";
  await row.getByRole("cell", { name: "Kenya" }).click();
  await expect(page.getByRole("region", { name: "Company" }).getByRole("heading", { name })).toBeVisible();
});

test("columns, views and further actions open by keyboard, and Escape returns the focus", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script a press on the button opens and closes them");
  await signUp(page);
  await page.goto("/business/companies");
  await waitForScript(page);
  const main = page.getByRole("main");
  for (const [label, inside] of [
    ["Columns", main.getByRole("checkbox", { name: "Industry" })],
    ["Views", main.getByRole("link", { name: "Save view" })],
    ["More actions", main.getByRole("link", { name: "Import file" })],
  ] as const) {
    const button = main.locator("summary").filter({ hasText: label });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(inside).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inside).toBeHidden();
    await expect(button).toBeFocused();
  }
});
