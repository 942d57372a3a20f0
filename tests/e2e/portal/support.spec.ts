import { expect, test } from "@playwright/test";
import { expectAccessible } from "../business";
import { fillIn, logIn, signUpPlainly } from "../people";

test("a business asks, an administrator replies, and the business is emailed and finds the reply", async ({
  page,
  browser,
}) => {
  const email = await signUpPlainly(page);
  await page.goto("/support");
  await expect(page.getByText("No questions yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ask a question" }).click();
  const subject = `Import of ${email}`;
  await fillIn(page, {
    Subject: subject,
    "Your question": "My file has two sheets. Which is read?",
  });
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Question sent")).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await logIn(admin, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await admin.goto("/admin/support");
  await admin.getByRole("link", { name: subject }).click();
  await admin.getByRole("textbox", { name: /message|answer/i }).fill("The first sheet is read.");
  await admin.getByRole("button", { name: /send/i }).click();
  await expect(admin.getByText("Answer sent")).toBeVisible();
  await admin.context().close();

  await page.goto("/dev/mail");
  const mail = page
    .getByRole("row")
    .filter({ hasText: email })
    .filter({ hasText: /replied to your support question/ });
  await expect(mail).toHaveCount(1);
  await page.goto("/support");
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(page.getByText("The first sheet is read.")).toBeVisible();
  await expectAccessible(page);
});
