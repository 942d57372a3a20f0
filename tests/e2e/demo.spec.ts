import { expect, test } from "@playwright/test";

const SIDES = [
  {
    button: "Open the demo",
    home: /\/business$/,
    stops: 3,
    next: "Start Free Trial",
    at: /\/business-signup$/,
  },
  { button: "Open the agent demo", home: /\/agent$/, stops: 3, next: "Join as Agent", at: /\/agent-signup$/ },
];

for (const { button, home, stops, next, at } of SIDES)
  test(`${button}: three stops to look at, nothing to change, and a way on`, async ({ page }) => {
    await page.goto("/demo");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(home);
    const guide = page.getByRole("complementary", { name: "Read-only demo" });
    const links = guide.getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(stops);
    for (let stop = 0; stop < stops; stop++) {
      const link = links.nth(stop);
      const address = await link.getAttribute("href");
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === address);
      // The demo has rows at each of its stops.
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    }
    await guide.getByRole("link", { name: next }).click();
    await expect(page).toHaveURL(at);
    await page.goto(button === "Open the demo" ? "/business" : "/agent");
    await expect(guide).toBeHidden();
  });

test("a form in the demo says that it is read-only, and the demo goes on", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open the demo" }).click();
  await page.goto("/business/contacts/new");
  await page.getByRole("textbox", { name: /^Name/ }).fill("Amina Bello");
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator("main form[method=post] button[type=submit]").first().click();
  expect((await sent).status()).toBe(403);
  await expect(page.getByText("This is a read-only demo.")).toBeVisible();
  await page.goto("/business");
  await expect(page.getByRole("complementary", { name: "Read-only demo" })).toBeVisible();
});
