import { expect, type Page, test } from "@playwright/test";
import { call, expectAccessible, signUp, waitForJob } from "../business";

const main = (page: Page) => page.getByRole("main");

/** Runs a search and waits for its leads. */
async function foundLeads(page: Page): Promise<void> {
  const { id } = await call<{ id: number }>(page, "POST", "/api/ai-lead-searches", {
    searchName: "Kenya",
    countries: ["KE"],
  });
  await page.request.post(`/api/ai-lead-searches/${id}/run`);
  // A whole week rather than today: midnight may pass in between.
  await page.goto("/business-portal/workflow?period=weekly");
  await waitForJob(page, () => main(page).getByText("Leads by stage").isVisible());
}

test("a business follows its leads from the funnel to the rows, filtered by date", async ({ page }) => {
  await signUp(page);
  await page.goto("/business-portal/workflow");
  await expect(main(page).getByText("No leads found in this period")).toBeVisible();
  await expectAccessible(page);
  await foundLeads(page);
  const figure = main(page)
    .getByRole("row", { name: /^Discovery One of your searches/ })
    .getByRole("link");
  const count = await figure.textContent();
  expect(Number(count)).toBeGreaterThan(0);
  await expectAccessible(page);
  await figure.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Discovery: ${count} leads`);
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Stages" }).getByRole("link", { name: "Closure" }).click();
  await expect(main(page).getByText("No leads found for this stage.")).toBeVisible();

  await page.goto("/business-portal/workflow");
  await main(page).getByLabel("Start date").fill("2026-01-01");
  await main(page).getByLabel("End date").fill("2026-01-31");
  await main(page).getByRole("button", { name: "Apply dates" }).click();
  await expect(main(page).getByText("1 Jan 2026 to 31 Jan 2026").first()).toBeVisible();
  await page.goto("/business-portal/workflow?start=2026-02-01&end=2026-01-31");
  await expect(page.getByText("The end date must be on or after the start date.")).toBeVisible();
});

test("the automation form requires a campaign or an agent, and keeps its input", async ({ page }) => {
  await signUp(page);
  await page.goto("/business-portal/workflow");
  await main(page).getByRole("link", { name: "Set up" }).click();
  await main(page).getByLabel("Minimum confidence").fill("75");
  await main(page).getByRole("button", { name: "Save" }).click();
  await expect(main(page).getByText("Choose a campaign, an agent or both").first()).toBeVisible();
  await expect(main(page).getByLabel("Minimum confidence")).toHaveValue("75");
  await expectAccessible(page);
});

test("analytics and the dashboard link to what they count", async ({ page }) => {
  await signUp(page);
  await foundLeads(page);
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Analytics" }).click();
  const tile = main(page).getByRole("link", { name: /^Leads found/ });
  const count = await tile.locator("b").textContent();
  await expectAccessible(page);
  await tile.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Discovery: ${count} leads`);

  await page.goto("/dashboard");
  await expect(page).toHaveTitle(/Sales Dashboard/);
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "Social Lead Center" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Social Lead Center");
  await expectAccessible(page);
  await page.goto("/dashboard");
  await main(page).getByRole("link", { name: "View Usage" }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await page.goto("/dashboard");
  await main(page).getByRole("link", { name: "Upgrade Plan" }).click();
  await expect(page).toHaveURL(/\/business-portal\/plans$/);
});
