import { expect, type Locator, test } from "@playwright/test";
import { call, expectAccessible, signUp } from "./business";

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("not there");
  return box;
};

test("a phone shows the first deal on its first screen, and filters under a button", async ({ page }) => {
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

test("a new opportunity has two columns where there is room, and takes an amount as people write it", async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/opportunities/new");
  const value = await boxOf(page.getByLabel(/^Value/));
  const day = await boxOf(page.getByLabel("Close date"));
  expect(day.x).toBeGreaterThan(value.x + value.width);
  expect(Math.abs(day.y - value.y)).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 740 });
  const below = await boxOf(page.getByLabel("Close date"));
  expect(below.x).toBeLessThan(60);
  await expectAccessible(page);

  await page.getByLabel("Title").fill("A solar pump");
  await page.getByLabel("Region").selectOption({ label: "Kenya" });
  await page.getByLabel(/^Value/).fill("1,500,000.50");
  await page.getByRole("button", { name: "Create opportunity" }).click();
  await expect(page.getByText("Opportunity Created", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$1,500,000.5");
});
