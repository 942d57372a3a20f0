import { expect, type Page, test } from "@playwright/test";
import { tabOf } from "../agents";
import { call, expectAccessible, signUp } from "../business";
import { logIn } from "../people";

const hasScript = () => test.info().project.use.javaScriptEnabled !== false;
/** A phone's user agent: a browser that identifies as automated is not counted. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
/** Three weeks from now. */
const PLANNED = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
const main = (page: Page) => page.getByRole("main");

async function applyFor(page: Page): Promise<void> {
  await page.goto("/business-portal/ai-marketing");
  await main(page).getByRole("link", { name: "Open marketing portal" }).click();
  await main(page).getByRole("link", { name: "Apply for Access" }).click();
  await page.getByLabel("Website").fill("savanna.example");
  await page.getByRole("combobox", { name: "Industry" }).selectOption("E-commerce");
  await page.getByRole("combobox", { name: "Marketing experience" }).selectOption("beginner");
  await page.getByRole("checkbox", { name: "Facebook" }).check();
  await page.getByLabel("Target audience").fill("Shop owners in Nairobi");
  await page.getByLabel("Marketing goals").fill("Orders from new shops");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("Your application is under review")).toBeVisible();
  await expect(main(page)).toContainText("2-3 business days");
}

test("an approved business turns a brief into calendar posts, and its metrics count a lead from link and form", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await signUp(page);
  await applyFor(page);

  const admin = await tabOf(browser);
  await logIn(admin, "/business-login", "admin@demo.test", "demo-Njia-2026");
  await admin.goto("/admin/queues/marketing-access");
  await admin
    .getByRole("row", { name: /Savanna Foods/ })
    .last()
    .getByRole("link", { name: "Open" })
    .click();
  await admin.getByRole("button", { name: "Approve access" }).click();
  await expect(admin.getByText("Marketing access approved")).toBeVisible();
  await admin.close();

  await page.goto("/marketing");
  await expect(page.getByRole("navigation", { name: "Marketing portal" }).getByRole("link")).toHaveText([
    "Campaigns",
    "AI Content",
    "Lead Management",
    "Analytics",
    "Platforms",
  ]);
  await main(page).getByRole("link", { name: "Create AI Campaign" }).click();
  await page.getByLabel("Topic").fill("our price list for shops");
  const create = page.getByRole("button", { name: "Create AI Campaign" });
  if (hasScript()) await expect(create).toBeDisabled();
  else {
    await create.click();
    await expect(page.getByText("Choose at least one platform.").first()).toBeVisible();
    await expect(page.getByLabel("Topic")).toHaveValue("our price list for shops");
  }
  await page.getByRole("checkbox", { name: "Facebook" }).check();
  await page.getByLabel("Approved claims").fill("The list has prices per carton");
  await page.getByLabel("Budget").fill("500");
  await expectAccessible(page);
  await create.click();
  await expect(page.getByText("Campaign Created")).toBeVisible();
  const campaign = new URL(page.url()).pathname;
  await expect(main(page)).toContainText("$500");

  await main(page).getByRole("link", { name: "Facebook post" }).click();
  await page.getByLabel("Text", { exact: true }).fill("Our price list for shops. The best of Nairobi.");
  await page.getByRole("button", { name: "Save post" }).click();
  await expect(page.getByRole("heading", { name: "Claims to verify" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve post" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Superlative: best" }).check();
  await page.getByRole("checkbox", { name: "Name: Nairobi" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm selected" }).click();
  await page.getByRole("button", { name: "Approve post" }).click();
  await expect(page.getByText("Post approved")).toBeVisible();
  await page.getByLabel("Date").fill(PLANNED);
  await page.getByRole("button", { name: "Save date" }).click();
  await page.goto(`/marketing/content/calendar?month=${PLANNED.slice(0, 7)}`);
  await expect(page.getByRole("link", { name: /Facebook: our price list/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/marketing/forms/new");
  await page.getByLabel("Page title").fill("Ask for our prices");
  await page.getByLabel("Introduction").fill("Our prices by the carton.");
  await page.getByRole("button", { name: "Create form" }).click();
  await expect(page.getByText("Form created")).toBeVisible();
  await page.goto(`${campaign}/link`);
  await page.getByLabel("Placement").fill("Post of Monday");
  await page.getByLabel("Form (instead of destination)").selectOption("Ask for our prices");
  await page.getByRole("button", { name: "Create link" }).click();
  const address = await page.getByLabel("Post of Monday", { exact: true }).inputValue();

  const stranger = await (await browser.newContext({ userAgent: PHONE })).newPage();
  await stranger.goto(new URL(address).pathname);
  await expect(stranger.getByRole("heading", { name: "Ask for our prices" })).toBeVisible();
  await stranger.getByLabel("Your name").fill("Grace Wanjiku");
  await stranger.getByLabel("Phone or WhatsApp").fill("+254 700 000100");
  await stranger.getByRole("checkbox").check();
  await expectAccessible(stranger);
  // A form submitted immediately counts as a bot's: its stamp must be 3 whole seconds old.
  const stamp = await stranger.locator('input[name="stamp"]').inputValue();
  const madeAt = Number.parseInt(stamp, 36);
  await expect.poll(() => Math.floor(Date.now() / 1_000) - madeAt).toBeGreaterThanOrEqual(3);
  await stranger.getByRole("button", { name: "Send" }).click();
  await expect(stranger.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await stranger.close();

  await page.goto("/marketing/analytics");
  await expect(main(page).getByRole("link", { name: /^Reach 1/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: /^Conversion rate 100%/ })).toBeVisible();
  await expectAccessible(page);
  expect(await call(page, "GET", "/api/marketing/analytics")).toMatchObject({
    totalReach: 1,
    leadsGenerated: 1,
  });

  await page.goto("/marketing/forms");
  await main(page).getByRole("link", { name: "Ask for our prices" }).click();
  await page.getByRole("button", { name: "Close form" }).click();
  await expect(page.getByText("Closed to visitors")).toBeVisible();
  await page.goto(new URL(address).pathname);
  await expect(page.getByRole("heading", { name: "This form is closed" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/marketing/content?campaign=${campaign.split("/").at(-1)}`);
  await expect(main(page)).toContainText("Posts in");
  await main(page).getByRole("link", { name: "Facebook post" }).first().click();
  await expect(page.getByRole("button", { name: "Save post" })).toBeVisible();
  const post = new URL(page.url()).pathname;
  await main(page).getByRole("link", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Remove this post?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove post" }).click();
  await expect(page.getByText("Post removed")).toBeVisible();
  await expect(main(page).locator(`a[href="${post}"]`)).toHaveCount(0);
  expect((await page.goto(post))?.status()).toBe(404);
});
