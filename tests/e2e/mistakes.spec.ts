import { expect, test } from "@playwright/test";
import { expectAccessible, pressForJob, SMALL_FILE, signUp, waitForJob } from "./business";
import { fillIn } from "./people";

test("a person's mistakes are explained, and their input is kept", async ({ page }) => {
  await page.goto("/business-signup");
  await page.getByRole("button", { name: "Start free trial" }).click();
  await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("First name").fill("Amina");
  await page.getByLabel("Last name").fill("Bello");
  await page.getByLabel("Work email").fill("amina@shop.test");
  await page.getByLabel("Password", { exact: true }).fill("a good long one");
  await page.getByLabel("Confirm password").fill("another one");
  await page.getByRole("button", { name: "Start free trial" }).click();
  await expect(page.getByText("Passwords do not match. Please try again.").first()).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Amina");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Confirm password")).toBeFocused();
  await expectAccessible(page);

  await page.goto("/business/companies");
  await expect(page).toHaveURL(/business-login/);
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@shop.test");
  await page.getByLabel("Password").fill("wrong wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Invalid credentials. Please check your email and password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@shop.test");
});

test("a file with invalid rows lists them with reasons, and an import can be undone", async ({ page }) => {
  await signUp(page);
  await page.goto("/business/imports/new");
  await page.getByLabel("CSV file").setInputFiles({
    name: "photo.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]),
  });
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByRole("alert")).toBeVisible();

  await page.getByLabel("CSV file").setInputFiles(SMALL_FILE);
  await page.getByRole("button", { name: "Upload file" }).click();
  await pressForJob(page.getByRole("button", { name: "Check rows" }));
  const start = page.getByRole("button", { name: "Import 6 companies" });
  await waitForJob(page, () => start.isVisible());
  await expect(page.getByRole("heading", { name: "2 rows can’t be imported" })).toBeVisible();
  await expect(page.getByText("Atlantis").first()).toBeVisible();
  await pressForJob(start);
  const undo = page.getByRole("link", { name: "Undo import" });
  await waitForJob(page, () => undo.isVisible());
  await undo.click();
  await pressForJob(page.getByRole("button", { name: /undo/i }));
  const undone = page.getByText("Import undone");
  await waitForJob(page, () => undone.isVisible());
  await page.goto("/business/companies?search=Sunbird");
  await expect(page.getByText("No companies found matching your criteria.")).toBeVisible();
});

test("a contact is added, found, changed and deleted", async ({ page }) => {
  await signUp(page);
  await page.goto("/business/contacts");
  await page.getByRole("link", { name: "Add contact" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Wanjirũ Kamau");
  await page.getByRole("textbox", { name: "Email (optional)" }).fill("wanjiru@solarworks.test");
  await page.getByLabel("Location").fill("Nairobi, Kenya");
  await page.getByRole("button", { name: "Add contact" }).click();
  await expect(page.getByText("Contact Added")).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("wanjiru");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Wanjirũ Kamau" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Title").fill("Head of Procurement");
  await page.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByText("Contact Updated")).toBeVisible();
  await expect(page.getByText("Head of Procurement").first()).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("link", { name: "Delete contact" }).click();
  await page.getByRole("button", { name: "Delete contact" }).click();
  await expect(page.getByText("Contact Deleted")).toBeVisible();
});

test("input of an expired session is restored after signing in, and submitted by the user", async ({
  page,
}) => {
  const email = await signUp(page);
  await page.goto("/business/contacts/new");
  await page.getByLabel("Name", { exact: true }).fill("Wanjiku Odhiambo");
  await page.getByRole("textbox", { name: "Email (optional)" }).fill("wanjiku@duka.test");
  const cookies = await page.context().cookies();
  await page
    .context()
    .clearCookies({ name: cookies.find(({ name }) => /^(__Host-)?njia$/.test(name))?.name ?? "" });
  await page.getByRole("button", { name: "Add contact" }).click();
  await expect(page).toHaveURL(/business-login/);
  await expect(page.getByText("Your entries are saved for 30 minutes")).toBeVisible();
  await fillIn(page, { Email: email, Password: "a good long one" });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Your session expired. We restored everything")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Wanjiku Odhiambo");
  await expect(page.getByRole("textbox", { name: "Email (optional)" })).toHaveValue("wanjiku@duka.test");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add contact" }).click();
  await expect(page.getByText("Contact Added")).toBeVisible();
});
