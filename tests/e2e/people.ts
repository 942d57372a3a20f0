import { expect, type Page } from "@playwright/test";

export const PASSWORD = "a good long one";

export const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@shop.test`;

/** Fills in the fields of a form by their labels. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** The link of the newest email to an address, as development shows it at /dev/mail. */
export async function linkFromMail(page: Page, to: string, subject: RegExp): Promise<string> {
  await page.goto("/dev/mail");
  const mail = page.getByRole("row").filter({ hasText: to }).filter({ hasText: subject }).first();
  await mail.getByRole("link").first().click();
  const text = (await page.locator("pre").first().textContent()) ?? "";
  const link = /https?:\/\/\S+\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in: ${text}`);
  return link;
}

export async function logIn(page: Page, door: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(door);
  await fillIn(page, { Email: email, Password: password });
  await page.getByRole("button", { name: door === "/auth" ? "Sign in" : "Sign in" }).click();
}

/** Logs out with the button in the user menu. */
export async function logOut(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Log out" });
  if (!(await button.first().isVisible()))
    await page
      .locator("summary")
      .filter({ hasText: /Menu: / })
      .click();
  await button.first().click();
  // An agent's page clears its cache before it sends the form: a page requested sooner would be cut off by it.
  await expect(button).toHaveCount(0);
}

/** Signs up a new business through the plain form, up to its portal. */
export async function signUpPlainly(page: Page): Promise<string> {
  const email = newAddress("amina");
  await page.goto("/auth");
  await page.getByRole("link", { name: "Sign Up" }).click();
  await fillIn(page, {
    "First name": "Amina",
    "Last name": "Bello",
    Email: email,
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  });
  await page.getByRole("button", { name: "Start free trial" }).click();
  await expect(page).toHaveURL(/\/business$/);
  return email;
}
