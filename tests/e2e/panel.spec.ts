import { expect, type Page, test } from "@playwright/test";
import { call, expectAccessible, signUp, waitForScript } from "./business";

test.beforeEach(({ javaScriptEnabled }) =>
  test.skip(javaScriptEnabled === false, "Without script a row leads to the page of its record."),
);

const panelOf = (page: Page, kind = "Company") => page.getByRole("region", { name: kind, exact: true });
const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first();

const LIST = "/business/companies?scope=own";

/** Signs up a business with three companies of its own, newest first, and opens their list. */
async function openCompanies(page: Page): Promise<number[]> {
  await signUp(page);
  const ids: number[] = [];
  for (const n of [1, 2, 3]) {
    const company = { name: `Zuri Pumps ${n}`, country: "KE" };
    ids.push((await call<{ id: number }>(page, "POST", "/api/companies", company)).id);
  }
  await page.goto(LIST);
  await waitForScript(page);
  return ids;
}

test("a row opens its record beside the list by keyboard; Escape closes it and returns the focus", async ({
  page,
}) => {
  const [first] = await openCompanies(page);
  const panel = panelOf(page);
  const row = link(page, "Zuri Pumps 1");
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { name: "Zuri Pumps 1" })).toBeVisible();
  await expect(page).toHaveURL(`${LIST}#open=/business/companies/${first}`);
  await expect(panel).toBeFocused();
  await expect(row).toHaveAttribute("aria-current", "true");
  for (const name of ["Open full page", "Close"]) {
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name }).or(panel.getByRole("button", { name }))).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Create deal" })).toBeFocused();
  await expectAccessible(page);

  // Escape first closes what is open inside the panel.
  const owner = panel.locator("summary").filter({ hasText: "edit owner" });
  await owner.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Change owner" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("button", { name: "Change owner" })).toBeHidden();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(LIST);
});

test("j and k follow the rows while a record is open, and Back closes it", async ({ page }) => {
  await openCompanies(page);
  const panel = panelOf(page);
  const rows = page.getByRole("rowheader").getByRole("link");
  const names = await rows.allTextContents();
  await rows.first().click();
  for (const [key, at] of [
    ["j", 1],
    ["j", 2],
    ["j", 2],
    ["k", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(panel.getByRole("heading", { name: names[at] ?? "" })).toBeVisible();
    await expect(rows.nth(at)).toHaveAttribute("aria-current", "true");
  }
  // A letter typed into a field is text, not a shortcut.
  await panel.getByLabel("Note", { exact: true }).pressSequentially("kick-off");
  await expect(panel.getByRole("heading", { name: names[1] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(LIST);
});

test("Ctrl+click opens the page in a new tab, the button opens it here, and a reload keeps the panel", async ({
  page,
  context,
}) => {
  const [first] = await openCompanies(page);
  const own = new RegExp(`/business/companies/${first}$`);
  const opened = context.waitForEvent("page");
  await link(page, "Zuri Pumps 1").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(own);
  await expect(page).toHaveURL(LIST);
  await link(page, "Zuri Pumps 1").click();
  await page.reload();
  await expect(panelOf(page).getByRole("heading", { name: "Zuri Pumps 1" })).toBeVisible();
  await panelOf(page).getByRole("link", { name: "Open full page" }).click();
  await expect(page).toHaveURL(own);
  await expect(page.getByRole("heading", { level: 1, name: "Zuri Pumps 1" })).toBeVisible();
});

test("on a screen too narrow for the panel, a row opens the page", async ({ page }) => {
  const [first] = await openCompanies(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await link(page, "Zuri Pumps 1").click();
  await expect(page).toHaveURL(new RegExp(`/business/companies/${first}$`));
  await page.goto(`${LIST}#open=/business/companies/${first}`);
  await expect(page).toHaveURL(new RegExp(`/business/companies/${first}$`));
});

test("tags and notes are saved in the panel, and the row shows the change", async ({ page }) => {
  const [first] = await openCompanies(page);
  const panel = panelOf(page);
  await link(page, "Zuri Pumps 1").click();
  await panel.locator("summary").filter({ hasText: "Add tag" }).click();
  await panel.getByLabel("Tag", { exact: true }).fill("Trade fair");
  await panel.getByRole("button", { name: "Add tag" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Zuri Pumps 1" })).toContainText("Trade fair");
  await expect(panel.getByRole("button", { name: "Remove tag Trade fair" })).toBeVisible();
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("button", { name: "Remove tag Trade fair" })).toHaveCount(0);

  await panel.getByRole("button", { name: "Save note" }).click();
  await panel.getByRole("alert").getByRole("link").click();
  await expect(panel.getByLabel("Note", { exact: true })).toBeFocused();
  await panel.getByLabel("Note", { exact: true }).fill("They buy in March");
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(panel.getByRole("list", { name: "Activity" })).toContainText("They buy in March");
  await expect(page.getByText("Note saved")).toBeVisible();
  await panel.getByRole("link", { name: "Task", exact: true }).click();
  await expect(panel.getByRole("button", { name: "Add task" })).toBeVisible();
  await expect(page).toHaveURL(`${LIST}#open=/business/companies/${first}?compose=task`);
});

test("a deal is edited beside its list and its board", async ({ page }) => {
  await signUp(page);
  await call(page, "POST", "/api/opportunities", { title: "Solar pump", region: "Kenya", revenue: 1000 });
  const panel = panelOf(page, "Deal");
  await page.goto("/opportunities");
  await waitForScript(page);
  await link(page, "Solar pump").click();
  await panel.getByRole("link", { name: /^\$1,000/ }).click();
  await panel.getByRole("textbox", { name: "Value" }).fill("2500");
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect(panel.getByRole("link", { name: /^\$2,500/ })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Solar pump" })).toContainText("$2,500");

  await page.goto("/opportunities/board");
  await waitForScript(page);
  await link(page, "Solar pump").click();
  await panel.getByRole("button", { name: "Move to “Qualified”" }).click();
  await expect(page.getByRole("region", { name: "Qualified" })).toContainText("Solar pump");
  await expect(panel.getByRole("button", { name: "Move to “In progress”" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(link(page, "Solar pump")).toBeFocused();
});

test("a record that doesn't exist shows an error in the panel, and the list stays", async ({ page }) => {
  await signUp(page);
  await page.goto("/business/companies#open=/business/companies/99999999");
  await expect(panelOf(page).getByRole("alert")).toContainText("wasn’t found");
  await expect(page.getByRole("heading", { level: 1, name: "All companies" })).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Close" }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await page.goto("/business/companies#open=//evil.test/");
  await waitForScript(page);
  await expect(panelOf(page)).toHaveCount(0);
});

test("Back after a save closes the panel, and doesn't reopen one that was closed", async ({ page }) => {
  await openCompanies(page);
  const panel = panelOf(page);
  const save = async (words: string) => {
    await link(page, "Zuri Pumps 1").click();
    await panel.getByLabel("Note", { exact: true }).fill(words);
    await panel.getByRole("button", { name: "Save note" }).click();
    await expect(panel.getByRole("list", { name: "Activity" })).toContainText(words);
  };
  await page.goto("/business/contacts");
  await page.goto(LIST);
  await waitForScript(page);
  await save("They buy in March");
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(LIST);

  await save("They buy in May");
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/business\/contacts$/);
});

test("Back after a value was saved in its row leaves the list", async ({ page }) => {
  await signUp(page);
  await call(page, "POST", "/api/opportunities", { title: "Solar pump", region: "Kenya", revenue: 1000 });
  await page.goto("/business/contacts");
  await page.goto("/opportunities");
  await waitForScript(page);
  const row = page.getByRole("row").filter({ hasText: "Solar pump" });
  await row.getByRole("link", { name: /^\$1,000/ }).click();
  await row.getByRole("textbox", { name: "Value" }).fill("2500");
  await row.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toContainText("$2,500");
  await page.goBack();
  await expect(page).toHaveURL(/\/business\/contacts$/);
});

test("a toast never covers a row of the list", async ({ page }) => {
  const [first] = await openCompanies(page);
  for (const size of [
    { width: 1280, height: 400 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/business/companies/${first}`);
    await page.getByLabel("Note", { exact: true }).fill("They buy in March");
    await page.getByRole("button", { name: "Save note" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Note saved" });
    await expect(toast).toBeVisible();
    // The toast is as wide as the column of the page: no text is beside it, and the last row ends above it.
    const {
      left,
      right,
      page: column,
    } = await toast.evaluate((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      const { left: from, right: to } =
        document.querySelector("main")?.getBoundingClientRect() ?? bar.getBoundingClientRect();
      return { left, right, page: { from, to } };
    });
    expect([left <= column.from, right >= column.to]).toEqual([true, true]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const ends = await page.evaluate(() => [
      document.querySelector("main")?.getBoundingClientRect().bottom ?? Infinity,
      document.querySelector(".toast")?.getBoundingClientRect().top ?? 0,
    ]);
    expect(ends[0]).toBeLessThanOrEqual((ends[1] ?? 0) + 1);
  }
});
