import { expect, type Locator, type Page, test } from "@playwright/test";
import { call, signUp, waitForScript } from "./business";
import { fillDemo } from "./demo-business";

/** Clicks and counts the clicks. */
function counter() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
}

const main = (page: Page) => page.getByRole("main");
const rail = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name, exact: true });

async function openHome(page: Page) {
  await page.goto("/business");
  await waitForScript(page);
}

test("from home to an email in three clicks", async ({ page }) => {
  test.slow();
  await signUp(page);
  await fillDemo(page);
  await page.goto("/business/companies");
  const first = await main(page).getByRole("rowheader").getByRole("link").first().getAttribute("href");
  await call(page, "POST", "/api/contacts", {
    companyId: Number(first?.split("/").at(-1)),
    contactName: "Aline Uwase",
    contactEmail: "aline@zuri.test",
  });
  await openHome(page);
  const email = counter();
  await email.press(rail(page, "Companies"));
  await expect(page.getByRole("heading", { level: 1, name: "All companies" })).toBeVisible();
  await email.press(main(page).getByRole("rowheader").getByRole("link").first());
  await email.press(page.getByRole("link", { name: "Write email" }));
  await expect(page.getByLabel("Subject")).toBeVisible();
  expect(email.count()).toBe(3);
});

interface Reply {
  id: number;
  opportunityId: number | null;
}

/** Returns the first listed reply whose deal is open. */
async function replyWithOpenDeal(page: Page): Promise<number> {
  const replies = await call<Reply[]>(page, "GET", "/api/replies");
  for (const { id, opportunityId } of replies) {
    if (opportunityId === null) continue;
    const deal = await call<{ status: string }>(page, "GET", `/api/opportunities/${opportunityId}`);
    if (!deal.status.startsWith("closed")) return id;
  }
  throw new Error("no reply with an open deal");
}

test("from a reply to a won deal in four clicks", async ({ page }) => {
  test.slow();
  await signUp(page);
  await fillDemo(page);
  const threadId = await replyWithOpenDeal(page);
  await page.goto("/replies");
  await waitForScript(page);
  const won = counter();
  await won.press(main(page).locator(`th a[href^="/replies/${threadId}"]`));
  await won.press(page.getByRole("link", { name: "View deal" }));
  await won.press(page.getByRole("button", { name: "Mark as won" }));
  await won.press(page.getByRole("button", { name: "Move deal" }));
  await expect(page.getByText("was moved to Won.")).toBeVisible();
  expect(won.count()).toBe(4);
});

test("every setting is two clicks from home", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  const names = await main(page).locator(".ways a").allTextContents();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await openHome(page);
    await rail(page, "Settings").click();
    const entry = main(page).locator(".ways").getByRole("link", { name, exact: true });
    const to = (await entry.getAttribute("href")) ?? "";
    await entry.click();
    await expect(page).toHaveURL((url) => url.pathname === to.split("?")[0]);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  }
});
