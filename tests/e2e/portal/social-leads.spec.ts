import { expect, type Page, test } from "@playwright/test";
import { call, expectAccessible, signUp } from "../business";
import { openMarketing } from "./open-marketing";

const main = (page: Page) => page.getByRole("main");

const FILE = `name,email,company,phone,region,tags,lead_type
Wanjiku Kamau,wanjiku@shop.example,Kamau Foods,0712345678,Kenya,"freezer, shop",B2B
Otieno Ouma,otieno@home.example,,,Kenya,,B2C
Nobody,,Nowhere Ltd,,,,
`;

test("leads are imported, filtered, and become a campaign", async ({ page }) => {
  await signUp(page);
  await page.goto("/dashboard");
  await main(page).getByRole("link", { name: "Social Lead Center" }).click();
  await expect(main(page).getByText("No social leads yet")).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "Import leads" }).first().click();
  await main(page).getByRole("link", { name: "CSV file" }).click();
  await page.getByLabel("Platform").selectOption("linkedin");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Import file" }).click();
  await expect(page.getByText("Leads Imported")).toBeVisible();
  await expect(main(page).getByText("Enter an email address or phone number.")).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "View leads" }).click();

  await main(page).getByRole("link", { name: "B2B", exact: true }).click();
  await expect(main(page).getByText("Otieno Ouma")).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole("checkbox", { name: "Select Wanjiku Kamau" }).check();
  // CSS renders the count: the bar that shows it stays in view.
  await expect(page.locator("#picked")).toHaveCSS("position", "sticky");
  await expect(page.locator(".card .pick :checked")).toHaveCSS("counter-increment", "picked 1");
  await main(page).getByRole("button", { name: "Create campaign from selected leads" }).click();
  await expect(page.getByRole("heading", { name: "Create a campaign from 1 lead" })).toBeVisible();
  await page.getByLabel("Campaign name").fill("Freezers in June");
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("Campaign Created")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Freezers in June" })).toBeVisible();
  await expect(main(page).getByText("gets an email")).toBeVisible();
  await expectAccessible(page);
});

test("a lead is contacted, qualified and converted", async ({ page, browser }) => {
  await signUp(page);
  await openMarketing(page, browser);
  await call(page, "POST", "/api/social-leads/import", {
    platform: "facebook",
    method: "manual",
    name: "Wanjiku Kamau",
    email: "wanjiku@shop.example",
    phone: "+254 712 345 678",
    company: "Kamau Foods",
    message: "W".repeat(90),
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/marketing/leads");
  await expect(main(page).getByRole("link", { name: "Wanjiku Kamau" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/marketing/leads?platform=facebook&status=new");
  await expectAccessible(page);
  await main(page).getByRole("link", { name: "Contact", exact: true }).click();
  await page.getByLabel("WhatsApp, with the message below").check();
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Log and continue" }).click();
  const link = main(page).getByRole("link", { name: "Open WhatsApp" });
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/254712345678\?text=/);
  await expectAccessible(page);
  await main(page).getByRole("button", { name: "Mark as qualified" }).click();
  await expect(page.getByText("Lead marked as qualified")).toBeVisible();
  await main(page).getByRole("button", { name: "Convert to Opportunity" }).click();
  await expect(page).toHaveURL(/\/opportunities\/\d+$/);
  await expect(page.getByRole("heading", { name: "Kamau Foods, from Facebook" })).toBeVisible();
});
