import { expect, test } from "@playwright/test";
import { signUp } from "../business";

test("selected companies are downloaded in the format that the button names", async ({ page }) => {
  await signUp(page);
  await page.goto("/business/companies");
  for (const [button, file] of [
    ["Export", "companies.csv"],
    ["Export XLSX", "companies.xlsx"],
  ] as const) {
    await page.getByRole("table").getByRole("checkbox").nth(1).check();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});
