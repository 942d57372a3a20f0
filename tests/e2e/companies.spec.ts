import { expect, test } from "@playwright/test";
import { expectAccessible, signUp, waitForScript } from "./business";

test("a business adds a company, changes a shared one, gives it back, removes and brings back", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/business/companies");
  await page.getByRole("link", { name: "Add a company" }).click();
  await page.getByLabel("City").fill("Nakuru");
  await page.getByLabel("Website").fill("not an address");
  await page.getByLabel("Company name").fill("Zuri Solar Pumps");
  await page.getByRole("button", { name: "Add the company" }).click();
  await expect(page.getByText("This is not a web address.").first()).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Nakuru");
  await page.getByLabel("Website").fill("zuri.example");
  await page.getByLabel("Country").selectOption({ label: "Kenya" });
  await page.getByRole("button", { name: "Add the company" }).click();
  await expect(page.getByRole("heading", { name: "Zuri Solar Pumps" })).toBeVisible();
  await expect(page.getByRole("link", { name: "https://zuri.example (outside website)" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Remove this company" }).click();
  await page.getByRole("button", { name: "Remove the company" }).click();
  await expect(page.getByText("“Zuri Solar Pumps” was removed.")).toBeVisible();
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
  await page.getByRole("link", { name: "Change" }).click();
  await page.getByLabel("City").fill("Somewhere else");
  await page.getByRole("button", { name: "Save the company" }).click();
  await expect(page.getByRole("row", { name: /City .* Somewhere else/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Discard my copy" }).click();
  await page.getByRole("button", { name: "Discard my copy" }).click();
  await expect(page.getByText("Shared", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Remove this company" }).click();
  await page.getByRole("button", { name: "Remove the company" }).click();
  await expect(page.getByText(`“${name}” was removed.`)).toBeVisible();
  await page.getByRole("link", { name: "Hidden companies" }).click();
  await expect(page.getByRole("button", { name: `Show again ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Show again ${name}` }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("a long list asks for one route of a kind, and a row opens without loading anew", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script nothing is asked");
  const asked: { rows: string[]; status: number }[] = [];
  page.on("response", (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== "/__manifest") return;
    const rows = searchParams.getAll("p").filter((path) => /^\/business\/companies\/\d+$/.test(path));
    asked.push({ rows, status: response.status() });
  });
  await signUp(page);
  await page.goto("/business/companies");
  const rows = page.getByRole("table").getByRole("rowheader").getByRole("link");
  expect(await rows.count()).toBeGreaterThan(30);
  await waitForScript(page);
  await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
  const name = (await rows.last().textContent()) ?? "";
  await rows.last().click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ rows, status }) => rows.length > 1 || status !== 200)).toEqual([]);
});
