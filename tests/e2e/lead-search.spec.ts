import { expect, test } from "@playwright/test";
import { signUpPlainly } from "./people";

test("a search needs a name and one criterion; without script, submitting lists missing fields", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUpPlainly(page);
  await page.goto("/business-portal");
  const create = page.getByRole("button", { name: "Create search" });
  if (javaScriptEnabled) {
    await expect(create).toBeDisabled();
    await page.getByLabel("Search name").fill("Solar");
    await expect(create).toBeDisabled();
    await page.getByRole("group", { name: "Industries" }).first().getByRole("checkbox").first().check();
    await expect(create).toBeEnabled();
    await page.getByLabel("Search name").fill(" ");
    await expect(create).toBeDisabled();
    return;
  }
  await page.getByLabel("Search name").fill("Solar");
  await create.click();
  await expect(page.getByRole("alert")).toContainText("Failed to create lead search");
  await expect(page.getByRole("alert")).toContainText("Choose an industry, country");
});

test("a description on the form of a new search fills it, and a second one refills it", async ({ page }) => {
  await signUpPlainly(page);
  await page.goto("/ai-lead-search/new");
  for (const [sentence, city, industry] of [
    ["mines in Lubumbashi and France", "Lubumbashi", "mining"],
    ["retailers in Mombasa", "Mombasa", "retail"],
  ] as const) {
    await page.getByLabel("Describe your ideal customer").fill(sentence);
    await page.getByRole("button", { name: "Create criteria" }).click();
    await expect(page.getByLabel("Cities")).toHaveValue(city);
    await expect(
      page.locator(`input[type="checkbox"][name="industries"][value="${industry}"]`),
    ).toBeChecked();
    await expect(page.getByLabel("Search name")).toHaveValue(sentence);
    const note = page.getByText("France isn’t in the directory");
    await expect(note).toHaveCount(sentence.includes("France") ? 1 : 0);
  }
});

test("the list of markets opens in full, with nothing cut off", async ({ page }) => {
  await page.goto("/business-signup");
  await page.getByText("Phone, company and markets").click();
  const markets = page.getByRole("group", { name: "Markets you sell in" });
  await markets.locator("summary").click();
  const hidden = await markets
    .locator(".checks")
    .last()
    .evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
  await expect(markets.getByLabel("Zimbabwe")).toBeVisible();
});
