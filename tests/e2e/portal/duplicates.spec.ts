import { expect, test } from "@playwright/test";
import { call, expectAccessible, pressForAnswer, signUp, waitForJob } from "../business";

test("two rows of one company are suggested and merged, and the merge is undone", async ({ page }) => {
  await signUp(page);
  const company = { country: "KE", industry: "Energy" };
  await call(page, "POST", "/api/companies", { ...company, name: "Maji Safi Solar Ltd", city: "Mombasa" });
  await call(page, "POST", "/api/companies", {
    ...company,
    name: "MAJI-SAFI Solar Limited",
    addAnyway: true,
  });

  await page.goto("/business/duplicates");
  await expect(page.getByText("No groups yet")).toBeVisible();
  await expectAccessible(page);
  await pressForAnswer(page.getByRole("button", { name: "Scan for duplicates" }));
  const group = page.getByRole("main").getByRole("link", { name: "Maji Safi Solar Ltd" });
  await waitForJob(page, () => group.isVisible());
  await expectAccessible(page);

  await group.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Possible duplicate company");
  await expect(page.getByText(/Match score [0-9]+ out of 100: certain duplicate/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Merge 2" }).click();
  await expect(page.getByText("1 record merged into", { exact: false })).toBeVisible();
  const names = async () =>
    (await call<{ name: string }[]>(page, "GET", "/api/database/companies?scope=own")).map(
      ({ name }) => name,
    );
  expect(await names()).toHaveLength(1);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Merge undone").first()).toBeVisible();
  expect((await names()).sort()).toEqual(["MAJI-SAFI Solar Limited", "Maji Safi Solar Ltd"].sort());
});
