import { expect, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessible } from "./business";
import { fillIn, linkFromMail, logIn, logOut, newAddress, PASSWORD, signUpPlainly } from "./people";
import { expectWholeWords } from "./words";

test("a business signs up, confirms its email, resets its password, and returns to the page it wanted", async ({
  page,
}) => {
  const email = await signUpPlainly(page);
  await page.goto(await linkFromMail(page, email, /Confirm your email/));
  await expect(page.getByText("Email confirmed")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(`${email}, confirmed`)).toBeVisible();
  await expectAccessible(page);
  await logOut(page);

  await page.goto("/business/companies?search=solar");
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await page.getByRole("link", { name: "I forgot my password" }).click();
  await fillIn(page, { Email: email });
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
  const link = await linkFromMail(page, email, /Reset your Njia password/);
  await page.goto(link);
  await fillIn(page, { "New password": "one", "Confirm password": "two" });
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await fillIn(page, { "New password": "another good one", "Confirm password": "another good one" });
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();

  await logIn(page, "/business-login?redirect=%2Fbusiness%2Fcompanies%3Fsearch%3Dsolar", email);
  await expect(page.getByText("Invalid credentials. Please check your email and password.")).toBeVisible();
  await fillIn(page, { Password: "another good one" });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/business\/companies\?search=solar$/);
  await expect(page.getByText("Login Successful")).toBeVisible();
  await page.goto("/account");
  await logOut(page);

  await page.goto("/auth?redirect=https%3A%2F%2Felsewhere.test%2F");
  await fillIn(page, { Email: email, Password: "another good one" });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/business$/);
});

test("an agent applies, logs in, and can't open pages of others", async ({ page }) => {
  const email = newAddress("wanjiru");
  await page.goto("/agent-signup");
  await page.getByRole("link", { name: /apply/i }).first().click();
  await fillIn(page, {
    "Full name": "Wanjiru Kamau",
    Email: email,
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  });
  await page.getByLabel("Home country").selectOption("KE");
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText(/at least one specialization and operational market/).first()).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Wanjiru Kamau");
  await expectAccessible(page);
  await fillIn(page, { Password: PASSWORD, "Confirm password": PASSWORD });
  const markets = page.getByRole("group", { name: "Markets" });
  if (!(await markets.getByLabel("Uganda").isVisible())) await markets.locator("summary").click();
  await markets.getByLabel("Uganda").check();
  await page.getByRole("group", { name: "Industries" }).getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(page.getByText("Account Created")).toBeVisible();
  await fillIn(page, { Email: email, Password: PASSWORD });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/agent$/);
  await expect(page.getByText("Wanjiru Kamau").first()).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/business", "/admin", "/team"]) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  }
  await page.goto("/agent");
  await logOut(page);
  await page.goto("/agent");
  await expect(page).toHaveURL(/\/agent-auth\?mode=login$/);
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await logIn(page, "/agent-login", email);
  await expect(page).toHaveURL(/\/agent$/);
});

test("the industries of an application show whole words, selected or not", async ({ page }) => {
  await page.goto("/agent-auth?mode=signup");
  const industries = page.getByRole("group", { name: "Industries you know" }).getByRole("checkbox");
  for (const width of [360, 390, 414]) {
    await page.setViewportSize({ width, height: 740 });
    await expectWholeWords(page);
  }
  for (const industry of await industries.all()) await industry.check();
  await page.setViewportSize({ width: 390, height: 740 });
  await expectWholeWords(page);
});

test("an administrator creates a user, suspends and restores her, and reads the log", async ({
  page,
  browser,
}) => {
  const email = newAddress("zola");
  await logIn(page, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await expect(page).toHaveURL(/\/admin$/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create user" }).click();
  await fillIn(page, { "First name": "Zola", "Last name": "Dube", Email: email, Password: PASSWORD });
  await page.getByLabel("Type", { exact: true }).selectOption("business");
  await page.getByRole("button", { name: "Create user" }).click();
  await expect(page.getByText("User Created")).toBeVisible();

  const act = async (link: string, button: string) => {
    await page.goto(`/admin?search=${encodeURIComponent(email)}`);
    await page.getByRole("row").filter({ hasText: email }).getByRole("link").first().click();
    await page.getByRole("link", { name: link }).click();
    await page.getByRole("button", { name: button }).click();
  };
  const zola = await (await browser.newContext()).newPage();
  await logIn(zola, "/business-login", email);
  await expect(zola).toHaveURL(/\/business$/);
  await act("Suspend", "Suspend user");
  await expect(page.getByText("User suspended")).toBeVisible();
  await zola.goto("/business");
  await expect(zola).toHaveURL(/\/business-login/);
  await logIn(zola, "/business-login", email);
  await expect(zola).toHaveURL(/\/business-login/);
  await act("Lift suspension", "Lift suspension");
  await logIn(zola, "/business-login", email);
  await expect(zola).toHaveURL(/\/business$/);
  await act("Delete", "Delete user");
  await expect(page.getByText("User Deleted", { exact: true })).toBeVisible();
  await zola.goto("/business");
  await expect(zola).toHaveURL(/\/business-login/);

  await page.getByRole("link", { name: "Logs" }).click();
  const done = ["Created user", "Suspended user", "Lifted suspension", "Deleted user"];
  for (const did of done)
    await expect(page.getByRole("cell", { name: did, exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await zola.context().close();
});

test("an owner invites a colleague, who joins with the permissions of her role", async ({
  page,
  browser,
}) => {
  const owner = await signUpPlainly(page);
  await page.goto(await linkFromMail(page, owner, /Confirm your email/));
  await expect(page.getByText("Email confirmed")).toBeVisible();
  const email = newAddress("thandi");
  await page.goto("/team");
  await fillIn(page, { Email: email });
  await page.getByLabel("Role").selectOption("viewer");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invitation sent")).toBeVisible();
  await expectAccessible(page);

  const thandi = await (await browser.newContext()).newPage();
  await thandi.goto(await linkFromMail(thandi, email, /join a team on/));
  await fillIn(thandi, {
    "First name": "Thandi",
    "Last name": "Nkosi",
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  });
  await thandi.getByRole("button", { name: "Accept invitation" }).click();
  await expect(thandi).toHaveURL(/\/business$/);
  await thandi.goto("/business/contacts");
  await expect(thandi.getByRole("link", { name: "Add contact" })).toHaveCount(0);

  await page.goto("/team");
  await page.getByRole("link", { name: "Edit Thandi Nkosi" }).click();
  await page.getByLabel("Role").selectOption("member");
  await page.getByRole("button", { name: "Change role" }).click();
  await logIn(thandi, "/auth", email);
  await thandi.goto("/business/contacts");
  await expect(thandi.getByRole("link", { name: "Add contact" }).first()).toBeVisible();

  await page.goto("/team");
  await page.getByRole("link", { name: "Edit Thandi Nkosi" }).click();
  await page.getByRole("link", { name: /Remove/ }).click();
  await page.getByRole("button", { name: "Remove from team" }).click();
  await thandi.goto("/business");
  await expect(thandi.getByRole("button", { name: "Sign in" })).toBeVisible();
  await thandi.context().close();
});

test("a code is required once two-factor authentication is on, and a recovery code works once", async ({
  page,
}) => {
  const email = await signUpPlainly(page);
  await page.goto("/account/second-factor");
  await fillIn(page, { "Your password": PASSWORD });
  await page.getByRole("button", { name: "Set up" }).click();
  const secret = (await page.locator("b.num").textContent())?.replaceAll(" ", "") ?? "";
  await expectAccessible(page);
  await fillIn(page, { "2. Enter the code from the app": new TOTP({ secret }).generate() });
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Two-factor authentication turned on" })).toBeVisible();
  const recovery =
    /[A-Z0-9]{5}(-[A-Z0-9]{5})+/.exec((await page.locator("main").textContent()) ?? "")?.[0] ?? "";
  expect(recovery).not.toBe("");
  await page.goto("/account");
  await logOut(page);

  const toTheCode = async () => {
    await logIn(page, "/business-login", email);
    await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  };
  await toTheCode();
  await fillIn(page, { Code: "000000" });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await fillIn(page, { Code: recovery });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/business$/);
  await page.goto("/account");
  await logOut(page);
  await toTheCode();
  await fillIn(page, { Code: recovery });
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
});
