import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const REAL = here("../../../shared/data/companies_gem_energy_owners.csv");

/** A file of real companies if the folder beside the project has one, else our own small one. */
export const FILE = existsSync(REAL)
  ? { path: REAL, rows: 1658, rejected: 0, word: "solar" }
  : { path: here("./files/energy-companies.csv"), rows: 8, rejected: 2, word: "solar" };

export const SMALL_FILE = here("./files/energy-companies.csv");

/** Signs a new business up in the browser and lands in its portal. */
export async function signUp(page: Page): Promise<string> {
  const email = `amina-${crypto.randomUUID().slice(0, 8)}@shop.test`;
  await page.goto("/");
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await page.getByLabel("First name").fill("Amina");
  await page.getByLabel("Last name").fill("Bello");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a good long one");
  await page.getByLabel("Confirm password").fill("a good long one");
  await page.getByText("Phone, company and markets").click();
  await page.getByLabel("Company name").fill("Savanna Foods");
  await page.getByRole("button", { name: "Start free trial" }).click();
  await expect(page).toHaveURL(/\/business$/);
  await expect(page.getByText("Registration Successful")).toBeVisible();
  return email;
}

/** Makes a call as the signed-in account. */
export async function call<Answer>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await page.request.fetch(path, { method, ...(body === undefined ? {} : { data: body }) });
  expect([path, response.ok() || (await response.text())]).toEqual([path, true]);
  return response.json();
}

/** Waits until React handles clicks: the page's load event does not include the import of the entry script. */
export async function waitForScript(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await expect(async () => {
    expect(await page.evaluate(() => "__remixRouter" in window)).toBe(true);
  }).toPass();
  // Effects run after the first render, before the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Clicks a submit button and awaits the response: reloading earlier would abort the post. */
export async function pressForAnswer(button: Locator): Promise<void> {
  const answer = button.page().waitForResponse((response) => response.request().method() === "POST");
  await button.click();
  await answer;
}

/** Starts a job and waits until the page confirms it. */
export async function pressForJob(button: Locator): Promise<void> {
  await pressForAnswer(button);
  await expect(button).toBeHidden();
}

/** Reloads until the page shows a job's result: without script a user would click the link. */
export async function waitForJob(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await isDone())) {
      await page.reload();
      expect(await isDone()).toBe(true);
    }
  }).toPass({ timeout: 60_000, intervals: [500, 1000, 1000] });
}

/** Expects no serious or critical finding of axe where scripts run; markup.spec.ts checks every page without them too. */
export async function expectAccessible(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  // Right after a click, the next page may have no elements yet.
  await page.waitForLoadState();
  await expectNoFinding(page);
}

async function expectNoFinding(page: Page): Promise<void> {
  // No page has a frame, so axe needs no second page to combine its findings.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  // A page that could not be hydrated is rendered again without its styles, and may still satisfy axe.
  const style = await page.evaluate(() =>
    [...document.styleSheets].reduce(
      (sum, { cssRules }) => sum + [...cssRules].reduce((length, { cssText }) => length + cssText.length, 0),
      0,
    ),
  );
  expect([page.url(), style > 1000]).toEqual([page.url(), true]);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** Does the same without script too, where no timer ever fires: axe gets one that fires at once. */
export async function expectLoadedAccessible(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled !== false) return expectAccessible(page);
  await page.evaluate(() => {
    const atOnce = (then: () => void) => Number(Boolean(Promise.resolve().then(then)));
    Object.assign(window, { setTimeout: atOnce });
  });
  await expectNoFinding(page);
}

/** On a phone each row of the list must be at most 72 px high. No line may be cut in two, and no link be under 24 px. */
export async function expectCards(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const rows = await page.locator(".list tbody tr").evaluateAll((all) =>
    all.map((row) => {
      const { top, height } = row.getBoundingClientRect();
      const end = top + row.clientTop + row.clientHeight;
      const isCut = (cell: Element) => {
        const box = cell.getBoundingClientRect();
        return box.height > 0 && box.top < end - 1 && box.bottom > end + 1;
      };
      const isSmall = (link: Element) => {
        const box = link.getBoundingClientRect();
        return box.height > 0 && box.height < 24;
      };
      return {
        height,
        cut: [...row.children].filter(isCut).map((cell) => cell.textContent),
        small: [...row.querySelectorAll("a")].filter(isSmall).map((link) => link.textContent),
      };
    }),
  );
  expect([path, rows.length > 0]).toEqual([path, true]);
  for (const { height, cut, small } of rows)
    expect([path, height <= 72 || height, cut, small]).toEqual([path, true, [], []]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Chooses from a long list, which script renders as a combobox. */
export async function chooseByTyping(group: Locator, label: string): Promise<void> {
  await group.getByRole("combobox").fill(label);
  await group.getByRole("option", { name: label, exact: true }).click();
  await expect(group.getByRole("button", { name: `Remove ${label}` })).toBeVisible();
}
