import { expect, test } from "@playwright/test";
import { expectAccessible, signUp } from "./business";

test("a business adds a company, edits a shared one, discards the copy, removes and restores a company", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/business/companies");
  await page.getByRole("link", { name: "Add company" }).click();
  await page.getByLabel("City").fill("Nakuru");
  await page.getByLabel("Website").fill("not an address");
  await page.getByLabel("Company name").fill("Zuri Solar Pumps");
  await page.getByRole("button", { name: "Add company" }).click();
  await expect(page.getByText("Enter a web address").first()).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Nakuru");
  await page.getByLabel("Website").fill("zuri.example");
  await page.getByLabel("Country").selectOption({ label: "Kenya" });
  await page.getByRole("button", { name: "Add company" }).click();
  await expect(page.getByRole("heading", { name: "Zuri Solar Pumps" })).toBeVisible();
  await expect(page.getByRole("link", { name: "https://zuri.example (outside website)" })).toBeVisible();
  await expectAccessible(page);

  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Remove company" }).click();
  await page.getByRole("button", { name: "Remove company" }).click();
  await expect(page.getByText("“Zuri Solar Pumps” was removed.")).toBeVisible();
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Hidden companies" }).click();
  await expect(page.getByRole("button", { name: "Restore Zuri Solar Pumps" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Zuri Solar Pumps" })).toBeVisible();

  await page.goto("/business/companies");
  const first = page.getByRole("table").getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByText("Shared", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("City").fill("Somewhere else");
  await page.getByRole("button", { name: "Save company" }).click();
  await expect(page.getByRole("row", { name: /City .* Somewhere else/ })).toBeVisible();
  await expectAccessible(page);

  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Discard changes" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByText("Shared", { exact: true })).toBeVisible();

  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Remove company" }).click();
  await page.getByRole("button", { name: "Remove company" }).click();
  await expect(page.getByText(`“${name}” was removed.`)).toBeVisible();
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: "Hidden companies" }).click();
  await expect(page.getByRole("button", { name: `Unhide ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Unhide ${name}` }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
