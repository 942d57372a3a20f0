import { expect, type Page, test } from "@playwright/test";
import { approvedAgent, sharedLead, tabOf } from "./agents";
import { call } from "./business";
import { logIn, logOut, PASSWORD, signUpPlainly } from "./people";

const asAgent = async (page: Page, email: string) => {
  await logIn(page, "/agent-login", email);
  await expect(page).toHaveURL(/\/agent$/);
};

/** Waits until the service worker has cached the day's pages up to this one; lead pages come last, after the training. */
async function isKept(page: Page, path: string): Promise<void> {
  const find = (wanted: string) => caches.match(wanted, { cacheName: "agent-pages" }).then(Boolean);
  await expect.poll(() => page.evaluate(find, path), { timeout: 60_000 }).toBe(true);
}

async function write(page: Page, how: string, text: string): Promise<void> {
  await page.getByLabel("Contact method").selectOption(how);
  await page.getByRole("textbox", { name: /^Note/ }).fill(text);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/agent\/offline$/);
}

test("an agent works on a lead offline, and each entry is sent once after reconnecting", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script nothing is kept, and the page says so");
  const { email } = await sharedLead(browser, await tabOf(browser));
  await asAgent(page, email);
  await page.getByRole("button", { name: "Skip tour" }).click();
  await page.goto("/agent/leads?state=new");
  const lead = (await page.locator('main a[href^="/agent/leads/"]').first().getAttribute("href")) ?? "";
  await page.goto("/agent/leads");
  await isKept(page, lead);
  await context.setOffline(true);
  await page.goto(lead);
  const note = `No line in the hills ${crypto.randomUUID().slice(0, 8)}`;
  for (const [how, text] of [
    ["call", note],
    ["note", `${note}, second`],
  ] as const) {
    await write(page, how, text);
    await expect(page.getByText(text, { exact: false }).last()).toBeVisible();
    await page.goto(lead);
  }
  await page.goto("/agent/commission");
  await expect(page.getByRole("heading", { name: "Offline mode" })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/agent/offline");
  await expect(page.getByText("No queued updates")).toBeVisible();
  await page.goto(lead);
  await expect(page.getByText(note, { exact: true })).toHaveCount(1);
  await expect(page.getByText(`${note}, second`, { exact: true })).toHaveCount(1);

  await page.getByLabel("Contact method").selectOption("note");
  await page.getByRole("textbox", { name: /^Note/ }).fill(`${note}, with a line`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto(lead);
  await expect(page.getByText(`${note}, with a line`, { exact: true })).toHaveCount(1);
  await expect(page.getByText("Saved", { exact: true })).toHaveCount(0);
  await write(page, "note", `${note}, never sent`);
  const left = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage({ what: "seen", agent: "another", keeps: false, isDear: true }, [port2]);
    });
  });
  expect(left).toEqual([]);
  await context.setOffline(false);
  await page.goto(lead);
  await expect(page.getByText(`${note}, never sent`)).toHaveCount(0);
  await logOut(page);
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("a business that signs in on an agent's browser finds none of the agent's offline data", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script nothing is kept");
  const { email } = await approvedAgent(browser);
  const business = await signUpPlainly(await tabOf(browser));
  await asAgent(page, email);
  await page.goto("/agent/tasks");
  await isKept(page, "/agent/tasks");
  // The session ended, and the next user signs in on a page that the service worker does not see.
  await context.clearCookies();
  await logIn(page, "/business-login", business);
  await expect(page).toHaveURL(/\/business$/);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto("/agent/tasks")).rejects.toThrow();
  await context.setOffline(false);
});

test("an agent who signs in on another agent's browser finds none of their offline data", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script nothing is kept");
  const [one, other] = [await approvedAgent(browser), await approvedAgent(browser)];
  await asAgent(page, one.email);
  await page.goto("/agent/tasks");
  await isKept(page, "/agent/tasks");
  // The session ended, and another agent signs in without a sign-in page that the service worker could see.
  await page.context().clearCookies();
  const answer = await page.request.post("/api/agents/login", {
    data: { email: other.email, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      value: { register: () => new Promise(() => {}) },
    });
  });
  await page.goto("/agent");
  expect(await page.evaluate(() => caches.has("agent-pages"))).toBe(false);
});

test("the tour starts once, can be skipped, and Help shows it again", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await asAgent(page, (await approvedAgent(browser)).email);
  if (javaScriptEnabled === false) {
    await page.getByRole("link", { name: "Help" }).first().click();
    await expect(page.getByRole("heading", { name: "Dashboard guide" })).toBeVisible();
    return;
  }
  const tour = page.getByRole("dialog");
  await expect(tour.getByRole("heading", { name: "Overview" })).toBeVisible();
  await tour.getByRole("button", { name: "Skip tour" }).click();
  await expect(page.getByText("Welcome Tour Complete")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(tour).toHaveCount(0);
  await page.getByRole("link", { name: "Help" }).first().click();
  for (let step = 0; step < 2; step++) await tour.getByRole("button", { name: "Next" }).click();
  await tour.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Welcome Tour Complete")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("agent-dashboard-onboarding"))).toBe("completed");
});

test("an agent logs out and offline data is deleted even if the service worker doesn't respond", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script there is no service worker");
  const { email } = await approvedAgent(browser);
  // The first page is left before the service worker runs; the next page prefetches the day's pages.
  await page.addInitScript(() => {
    if (location.pathname === "/agent")
      Object.defineProperty(ServiceWorkerContainer.prototype, "ready", { value: new Promise(() => {}) });
  });
  await asAgent(page, email);
  await page.goto("/agent/leads");
  await isKept(page, "/agent/training");
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => {};
  });
  await page.goto("/agent/help");
  await logOut(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("logging out on the account page deletes the agent's offline data too", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script nothing is kept");
  const { email } = await approvedAgent(browser);
  await asAgent(page, email);
  await page.getByRole("button", { name: "Skip tour" }).click();
  await page.goto("/agent/leads");
  await isKept(page, "/agent/offline");
  await page.goto("/account");
  await logOut(page);
  await expect(page).toHaveURL(/\/agent-login/);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("an agent copies their referral link, or selects it", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  const { email, id } = await approvedAgent(browser);
  await asAgent(page, email);
  await page.goto("/agent/affiliate");
  const link = page.getByLabel("Your link");
  await expect(link).toHaveValue(new RegExp(`/agent-auth\\?mode=signup&ref=${id}$`));
  const button = page.getByRole("button", { name: "Copy link" });
  if (javaScriptEnabled === false) return expect(button).toHaveCount(0);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await button.click();
  await expect(page.getByText("Link Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
});

test("an agent reads an opened lesson offline, and marks it as done for later", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script nothing is kept, and the page says so");
  const { email } = await approvedAgent(browser);
  await logIn(page, "/agent-login", email);
  await page.getByRole("button", { name: "Skip tour" }).click();
  const training = "training/modules/b2b-sales-basics";
  const module = await call<{ lessons: { id: string; title: string }[] }>(
    page,
    "POST",
    `/api/${training}/enroll`,
    {},
  );
  // The last page that the service worker prefetches; it is requested below.
  const isKept = () =>
    caches.match("/agent/training", { cacheName: "agent-pages" }).then((found) => found !== undefined);
  await expect.poll(() => page.evaluate(isKept), { timeout: 60_000 }).toBe(true);
  const lesson = `/agent/${training}/lessons/${module.lessons[0]?.id}`;
  await page.goto(lesson);
  await expect(page.getByRole("heading", { level: 1, name: module.lessons[0]?.title })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/agent/training");
  await page.goto(lesson);
  await expect(page.getByRole("heading", { level: 1, name: module.lessons[0]?.title })).toBeVisible();
  await page.getByRole("button", { name: "Mark as done and continue" }).click();
  await expect(page.getByRole("link", { name: "Completed lesson" })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/agent/offline");
  await expect(page.getByText("No queued updates")).toBeVisible();
  await page.goto(lesson);
  await expect(page.getByText("Done", { exact: true })).toBeVisible();
});
