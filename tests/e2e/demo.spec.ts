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
  test(`${button}: shows a tour of the read-only demo, and a link to continue`, async ({ page }) => {
    await page.goto("/demo");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(home);
    const guide = page.getByRole("complementary", { name: "Read-only demo" });
    const links = guide.getByRole("link", { name: /^\d\. / });
    await expect(links).toHaveCount(stops);
    for (let stop = 0; stop < stops; stop++) {
      const link = links.nth(stop);
      const address = await link.getAttribute("href");
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === address);
      // The demo has rows at each stop of its guide.
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    }
    await guide.getByRole("link", { name: next }).click();
    await expect(page).toHaveURL(at);
    await page.goto(button === "Open the demo" ? "/business" : "/agent");
    await expect(guide).toBeHidden();
  });

const MAX_PAGES = 400;
/** Addresses outside the demo's pages: its end, public pages about signing up, and calls. */
const LEAVES = /^\/(demo|api|business-signup|agent-signup)\b/;

/** Opens every page that a visitor reaches by links, one for each kind of address. */
for (const { button, home } of SIDES)
  test(`${button}: each linked page opens`, async ({ page }) => {
    test.slow();
    await page.goto("/demo");
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page).toHaveURL(home);
    const kinds = new Set<string>();
    const queue = [new URL(page.url()).pathname];
    const failed: string[] = [];
    for (let path = queue.shift(); path !== undefined && kinds.size <= MAX_PAGES; path = queue.shift()) {
      const answer = await page.request.get(path);
      const text = await answer.text();
      if (answer.status() >= 400 || text.includes("This is a read-only demo."))
        failed.push(`${path}: ${answer.status()}`);
      if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
      for (const [, href = ""] of text.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
        const kind = href.replace(/\d+/g, "N");
        // The "Apply as Agent" link of a public page.
        if (LEAVES.test(href) || kinds.has(kind) || (/^\/agent(\/|$)/.test(href) && home.test("/business")))
          continue;
        kinds.add(kind);
        queue.push(href);
      }
    }
    expect(kinds.size).toBeGreaterThan(20);
    expect(failed).toEqual([]);
  });

test("a form in the demo shows that it is read-only, and the demo continues", async ({ page }) => {
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
