import { expect, type Locator, type Page, test } from "@playwright/test";
import { call, expectAccessible, signUp, waitForScript } from "./business";

test.beforeEach(({ javaScriptEnabled }) =>
  test.skip(!javaScriptEnabled, "Without script the browser has keys of its own, and /search its page."),
);

/** Presses "k" until the first row has the focus: it stays there, and a screen hears keys only once its script runs. */
const toFirst = (page: Page, first: Locator) =>
  expect(async () => {
    await page.keyboard.press("k");
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass();

/** Walks down to the last row, where the focus stays, and one up again. */
async function walk(page: Page, links: Locator[]) {
  const [first, second, third] = links;
  if (!first || !second || !third) throw new Error("three rows are walked");
  await toFirst(page, first);
  for (const link of [second, third, third]) {
    await page.keyboard.press("j");
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("k");
  await expect(second).toBeFocused();
}

const COUNTS = [1, 2, 3];
const WRITE = /\?compose=email\b/;

test("companies are navigated, selected and left by keyboard", async ({ page }) => {
  await signUp(page);
  for (const n of COUNTS)
    await call(page, "POST", "/api/companies", { name: `Zuri Pumps ${n}`, country: "KE" });
  await page.goto("/business/companies?scope=own");
  const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(rows).toHaveCount(3);
  await walk(
    page,
    [0, 1, 2].map((at) => rows.nth(at).getByRole("rowheader").getByRole("link").first()),
  );
  await page.keyboard.press("x");
  await expect(rows.nth(1).getByRole("checkbox")).toBeChecked();
  await rows.nth(2).getByRole("checkbox").click();
  await page.keyboard.press("x");
  await expect(rows.nth(2).getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("x");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(rows.nth(1).getByRole("checkbox")).not.toBeChecked();
  await expect(rows.nth(2).getByRole("checkbox")).toBeChecked();

  const field = page.getByRole("searchbox", { name: "Search everywhere" });
  await page.keyboard.press("/");
  await page.keyboard.type("zuri gx");
  await expect(field).toHaveValue("zuri gx");
  await field.fill("zuri");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=zuri$/);
  await expect(page.getByRole("heading", { name: "Results for “zuri”" })).toBeVisible();
  await walk(
    page,
    [0, 1, 2].map((at) => page.getByRole("main").getByRole("listitem").nth(at).getByRole("link").first()),
  );
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/campaigns\/new$/);
});

const GOES = {
  h: /\/business$/,
  l: /\/ai-lead-search$/,
  c: /\/business\/companies$/,
  p: /\/business\/contacts$/,
  t: /\/ai-outreach-templates$/,
  m: /\/campaigns$/,
  r: /\/replies$/,
  b: /\/mailboxes$/,
  o: /\/opportunities$/,
  k: /\/tasks$/,
  f: /\/opportunities\/forecast$/,
};

test("g and a letter open each screen; ? shows the shortcuts and how to turn them off", async ({ page }) => {
  await signUp(page);
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(page).toHaveURL(/\/search\/keys$/, { timeout: 1000 });
  }).toPass();
  // A slow page may be requested twice, and the second response would arrive after the next key.
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Enable single-letter shortcuts in this browser")).toBeVisible();
  for (const [letter, url] of Object.entries(GOES)) {
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(url);
  }
  await page.keyboard.press("?");
  const switched = page.getByLabel("Enable single-letter shortcuts in this browser");
  await switched.uncheck();
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\/search\/keys$/);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Search companies/ })).toBeFocused();
});

test("j and k move card by card on the board and row by row in tasks", async ({ page }) => {
  await signUp(page);
  for (const n of COUNTS) {
    await call(page, "POST", "/api/opportunities", {
      title: `Deal ${n}`,
      region: "Kenya",
      revenue: n * 1000,
    });
    await call(page, "POST", "/api/tasks", { title: `Call ${n}`, dueAt: `2027-01-0${n}T09:00` });
  }
  await page.goto("/opportunities/board");
  await walk(
    page,
    [3, 2, 1].map((n) => page.getByRole("link", { name: `Deal ${n}`, exact: true })),
  );
  await page.goto("/tasks");
  await walk(
    page,
    COUNTS.map((n) => page.getByRole("link", { name: `Call ${n}`, exact: true })),
  );
});

test("c opens an email to a lead's contact, a company's contact, and a contact", async ({ page }) => {
  await signUp(page);
  const { id: companyId } = await call<{ id: number }>(page, "POST", "/api/companies", {
    name: "Zuri Pumps",
    country: "KE",
  });
  for (const name of ["Jean Habimana", "Aline Uwase"])
    await call(page, "POST", "/api/contacts", {
      companyId,
      contactName: name,
      contactEmail: `${name.split(" ")[0]?.toLowerCase()}@zuri.test`,
    });
  await call(page, "POST", "/api/ai-lead-searches/picked", { companyIds: [companyId] });
  await page.goto("/ai-lead-search/leads");
  const lead = page.getByRole("rowheader").getByRole("link", { name: "Zuri Pumps" });
  await expect(async () => {
    await page.reload();
    await expect(lead).toBeVisible({ timeout: 1000 });
  }).toPass();
  await toFirst(page, lead);
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("region", { name: "Lead" }).getByRole("button", { name: "Save note" }),
  ).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(WRITE);
  await expect(page.getByRole("button", { name: "Send email" })).toBeVisible();

  await page.goto(`/business/companies/${companyId}`);
  const people = page.locator("main .task-list").getByRole("link", { name: /^(Jean Habimana|Aline Uwase)$/ });
  await toFirst(page, people.first());
  await page.keyboard.press("j");
  await expect(people.nth(1)).toBeFocused();
  const second = (await people.nth(1).getAttribute("href")) ?? "";
  await page.keyboard.press("c");
  await expect(page).toHaveURL(new RegExp(`compose=email&to=${/\d+/.exec(second)?.[0]}(#|$)`));

  await page.goto("/search?q=habimana");
  const person = page.getByRole("link", { name: "Jean Habimana" }).first();
  await toFirst(page, person);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/business\/contacts\/\d+\/history$/);
  await expect(page.getByRole("heading", { level: 1, name: "Jean Habimana" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(WRITE);
});

test("Ctrl K opens a palette that suggests records, screens and actions, and returns the focus", async ({
  page,
}) => {
  await signUp(page);
  const { id } = await call<{ id: number }>(page, "POST", "/api/companies", {
    name: "Zuri Pumps",
    country: "KE",
  });
  await page.goto("/opportunities");
  await waitForScript(page);
  const opener = page.getByRole("main").getByRole("link").first();
  await opener.focus();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  const field = palette.getByRole("combobox");
  const options = palette.getByRole("option");
  const chosen = palette.getByRole("option", { selected: true });
  await expect(field).toBeFocused();
  await expect(options.first()).toHaveAccessibleName(/^Home/);
  await expectAccessible(page);

  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveAccessibleName(/^Forecast/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveAccessibleName(/^Lead search/);
  expect(await field.getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
  await expect(field).toBeFocused();
  // The dialog keeps the focus: its only stop is the field.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Control+k");
  await field.fill("new task");
  await expect(palette.getByRole("group", { name: "Actions" }).getByRole("option")).toHaveText(["New task"]);
  await field.fill("zuri");
  await expect(palette.getByRole("group", { name: "Companies" }).getByRole("option")).toHaveText(
    /Zuri Pumps/,
  );
  await expect(options.last()).toHaveText("Search everywhere for “zuri”");
  await expectAccessible(page);
  await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/business/companies/${id}$`));
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
  await expect(palette).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await field.fill("nothing is called so");
  await expect(palette.getByRole("status")).toHaveText("No results for “nothing is called so”");
  await expect(options).toHaveText(["Search everywhere for “nothing is called so”"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=nothing/);
});
