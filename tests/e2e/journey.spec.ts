import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible, FILE, pressForJob, signUp, waitForJob } from "./business";

test("a business signs up, imports a file, searches it, reads why each lead fits, and exports them", async ({
  page,
}) => {
  const problems: string[] = [];
  // A page that is left before its transition ends has no fault of its own.
  page.on("pageerror", ({ message }) => /^Transition was /.test(message) || problems.push(message));
  page.on("console", (message) => {
    // The request for the cost of a run returns 409.
    if (message.type() === "error" && !message.text().includes("409 (Conflict)"))
      problems.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") problems.push(`left the machine: ${request.url()}`);
  });

  await signUp(page);
  await expect(page.getByRole("heading", { name: "25 leads left in your trial" })).toBeVisible();
  await expect(page.getByText("No searches created yet")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("navigation", { name: "Leads" }).getByRole("link", { name: "Imports" }).click();
  // The previous page has a link of this name too, and a click during the navigation is lost.
  await expect(page.getByRole("heading", { level: 1, name: "Imports" })).toBeVisible();
  await page.getByRole("link", { name: "Import a file" }).first().click();
  await page.getByLabel("CSV file").setInputFiles(FILE.path);
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByText("Column mapping", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await pressForJob(page.getByRole("button", { name: "Check rows" }));
  const start = page.getByRole("button", { name: /^Import [\d,]+ companies$/ });
  await waitForJob(page, () => start.isVisible());
  const added = /[\d,]+/.exec((await start.textContent()) ?? "")?.[0] ?? "";
  expect(Number(added.replace(",", ""))).toBeGreaterThan((FILE.rows - FILE.rejected) / 2);
  await expectAccessible(page);
  await pressForJob(start);
  const done = page.getByRole("link", { name: "View companies" });
  await waitForJob(page, () => done.isVisible());
  await expect(page.locator(".stat", { hasText: "Companies added" })).toContainText(added);
  await done.click();
  await expect(page.getByRole("heading", { name: "All companies" })).toBeVisible();
  await expect(page.getByText("Yours", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Home" })
    .click();
  await page.getByLabel("Describe your ideal customer").fill("solar companies in Kenya or Ghana, no banks");
  await page.getByRole("button", { name: "Create criteria" }).click();
  await expect(page.getByLabel("Kenya", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Ghana", { exact: true })).toBeChecked();
  await expectAccessible(page);
  await page.getByLabel("Search name").fill("Solar in two countries");
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("Lead Search Created")).toBeVisible();
  await page.getByRole("button", { name: "Run search" }).click();
  await expect(page.getByText(/^\d+ companies: .*\d+ of your 25 leads\)\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use leads and run" }).click();
  await expect(page.getByText("Search started! Results will appear shortly.")).toBeVisible();
  const table = page.getByRole("table", { name: "Leads in Solar in two countries" });
  const leads = table.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await waitForJob(
    page,
    async () => (await page.getByText("Average confidence").isVisible()) && (await leads.count()) > 0,
  );
  await expect(page.getByText(/^\d+ leads?$/).first()).toBeVisible();
  await expectAccessible(page);

  await leads.first().locator("summary").click();
  const reason = leads.first().getByText("Industry", { exact: true });
  await expect(reason).toBeVisible();
  if (test.info().project.use.javaScriptEnabled !== false) {
    await page.keyboard.press("Escape");
    await expect(reason).toBeHidden();
    await leads.first().locator("summary").click();
    await expect(reason).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(reason).toBeHidden();
  }
  expect(await table.textContent()).not.toMatch(/bank/i);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength((await leads.count()) + 1);

  await page.locator("summary").filter({ hasText: "Menu: Amina Bello" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You have been successfully logged out.")).toBeVisible();
  expect(problems).toEqual([]);
});
