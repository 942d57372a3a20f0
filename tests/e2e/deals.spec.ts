import { expect, type Locator, test } from "@playwright/test";
import { call, expectAccessible, signUp } from "./business";

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("not there");
  return box;
};

test("a phone shows the first deal without scrolling, and filters behind a button", async ({ page }) => {
  await signUp(page);
  await call(page, "POST", "/api/opportunities", { title: "A solar pump", region: "Kenya", revenue: 1200 });
  const main = page.getByRole("main");
  const deal = main.getByText("A solar pump").first();
  const stage = main.getByRole("combobox", { name: "Stage", includeHidden: true });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/opportunities");
  await expect(stage).toBeHidden();
  const { y, height } = await boxOf(deal);
  expect(y + height).toBeLessThan(740);
  await main.getByText("Filters", { exact: true }).click();
  await stage.selectOption({ label: "New lead" });
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/status=new_lead/);
  await expect(main.getByText("Filters (1)")).toBeVisible();
  await expect(stage).toHaveValue("new_lead");
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/opportunities");
  await expect(stage).toBeVisible();
  await expect(main.getByText("Filters", { exact: true })).toBeHidden();
  const [search, owner, button] = await Promise.all([
    boxOf(main.getByRole("searchbox")),
    boxOf(main.getByRole("combobox", { name: "Owner" })),
    boxOf(main.getByRole("button", { name: "Search" })),
  ]);
  expect(Math.abs(search.y - owner.y)).toBeLessThan(2);
  expect(Math.abs(owner.y + owner.height - button.y - button.height)).toBeLessThan(4);
  await expectAccessible(page);
});

test("a new deal has two columns where there is room, and accepts an amount with separators", async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/opportunities/new");
  const value = await boxOf(page.getByLabel(/^(Deal value|Value)/));
  const day = await boxOf(page.getByLabel("Close date"));
  expect(day.x).toBeGreaterThan(value.x + value.width);
  expect(Math.abs(day.y - value.y)).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 740 });
  const below = await boxOf(page.getByLabel("Close date"));
  expect(below.x).toBeLessThan(60);
  await expectAccessible(page);

  await page.getByLabel("Title").fill("A solar pump");
  await page.getByLabel("Region").selectOption({ label: "Kenya" });
  await page.getByLabel(/^(Deal value|Value)/).fill("1,500,000.50");
  await page.getByRole("button", { name: "Create deal" }).click();
  await expect(page.getByText("Opportunity Created", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$1,500,000.5");
});

test("the stage, owner and tags of a record are edited in its pills; the stage offers Undo", async ({
  page,
}) => {
  await signUp(page);
  const { id } = await call<{ id: number }>(page, "POST", "/api/opportunities", {
    title: "A solar pump",
    region: "Kenya",
    revenue: 1200,
  });
  await page.goto(`/opportunities/${id}`);
  const facts = page.locator("dl.facts");
  await facts.getByRole("link", { name: /^New lead/ }).click();
  await page.getByRole("combobox", { name: "Stage" }).selectOption({ label: "Qualified" });
  await page.getByRole("button", { name: /^(Save|Move deal)$/ }).click();
  await expect(page.getByText("“A solar pump” was moved to Qualified.")).toBeVisible();
  await expect(facts).toContainText("Qualified");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(facts).toContainText("New lead");

  await facts.locator("summary", { hasText: "Add tag" }).click();
  await expectAccessible(page);
  await facts.getByLabel("Tag").fill("Key account");
  await facts.getByRole("button", { name: "Add tag" }).click();
  await expect(facts.getByRole("link", { name: "Key account" })).toBeVisible();

  const company = await call<{ id: number }>(page, "POST", "/api/companies", {
    name: "Zuri Pumps",
    country: "KE",
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/business/companies/${company.id}`);
    await expect(page.locator(".button.primary")).toHaveCount(0);
    await facts.locator("summary", { hasText: "edit owner" }).click();
    await expect(facts.getByLabel("Owner")).toBeVisible();
    await expectAccessible(page);
  }
  const owner = facts.getByLabel("Owner");
  await owner.selectOption((await owner.locator("option").last().getAttribute("value")) ?? "");
  await facts.getByRole("button", { name: "Change owner" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(new RegExp(`/business/companies/${company.id}$`));
});
