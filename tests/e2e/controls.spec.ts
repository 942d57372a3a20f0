import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible, signUp, waitForScript } from "./business";

test("another encryption fills its default port, and keeps a typed one", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(
    javaScriptEnabled === false,
    "without script the hint says the ports, and an empty one is the usual",
  );
  await signUp(page);
  await page.goto("/mailboxes/new");
  await waitForScript(page);
  const [protection, port] = [page.getByLabel("Encryption"), page.getByLabel(/^Port/)];
  await port.fill("465");
  await protection.selectOption("starttls");
  await expect(port).toHaveValue("587");
  await protection.selectOption("tls");
  await expect(port).toHaveValue("465");
  await port.fill("2525");
  await protection.selectOption("starttls");
  await expect(port).toHaveValue("2525");
});

const EARLY: [
  path: string,
  fill: (page: Page) => Promise<unknown>,
  taken: (page: Page) => Promise<unknown>,
][] = [
  [
    "/mailboxes/new",
    async (page) => {
      await page.getByLabel(/^Port/).fill("465");
      await page.getByLabel("Encryption").selectOption("starttls");
    },
    (page) => expect(page.getByLabel(/^Port/)).toHaveValue("587"),
  ],
  [
    "/agent-matching/new",
    (page) => page.getByRole("textbox", { name: /^Skills/ }).fill("Tenders\nCold calling"),
    (page) => expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(2),
  ],
  [
    "/business/campaigns",
    async (page) => {
      await page.getByLabel("Campaign name").fill("Early round");
      await page.getByLabel("Subject", { exact: true }).fill("Hello");
      await page.getByLabel("Email content").fill("Dear reader, hello.");
    },
    (page) => expect(page.getByRole("button", { name: "Create campaign" })).toBeEnabled(),
  ],
];

for (const [path, fill, taken] of EARLY)
  test(`values entered on ${path} before its script runs are kept`, async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled === false, "without script nothing comes later");
    await signUp(page);
    let start = () => {};
    const asked = new Promise<void>((done) => {
      start = done;
    });
    await page.route("**/*.js", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await fill(page);
    start();
    await waitForScript(page);
    await taken(page);
  });

for (const path of ["/", "/demo/live"])
  test(`the search field of ${path} shows a focus indicator`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole("search");
    const idle = await form.screenshot();
    await page.getByRole("searchbox").focus();
    // Screenshots hide the caret, so the form itself must look different.
    expect((await form.screenshot()).equals(idle)).toBe(false);
  });

test("the current tab has a different background from its neighbours in forced colours", async ({ page }) => {
  await signUp(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/opportunities");
  const tabs = page.getByRole("navigation", { name: "Deals" });
  const ground = (tab: Locator) => tab.evaluate((link) => getComputedStyle(link).backgroundColor);
  const current = await ground(tabs.getByRole("link", { name: "Table" }));
  expect(await ground(tabs.getByRole("link", { name: "Board" }))).not.toBe(current);
});

test("More opens all screens above the bottom bar of a phone, and Escape returns focus to it", async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/business/contacts");
  await waitForScript(page);
  const [sheet, more] = [page.locator("nav.rail"), page.getByRole("button", { name: "More", exact: true })];
  await expect(sheet).toBeHidden();
  await more.click();
  await expect(sheet.getByRole("link", { name: "Settings" })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole("link", { name: "Home" })).toBeInViewport({ ratio: 1 });
  expect(await sheet.evaluate((box) => [box.scrollWidth - box.clientWidth, box.clientWidth])).toEqual([
    0, 360,
  ]);
  await page.keyboard.press("Tab");
  await expect(sheet.getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Campaigns" }).click();
  await expect(page).toHaveURL(/\/campaigns$/);
  await expect(sheet).toBeHidden();
});

test("tabs stay on one line on a phone and scroll within themselves", async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, name] of [
    ["/business", "Portal"],
    ["/reports", "Reports"],
    ["/agents", "Agents"],
  ] as const) {
    await page.goto(path);
    const tabs = page.getByRole("navigation", { name, exact: true });
    const lines = await tabs.evaluate(
      (nav) => new Set([...nav.children].map((tab) => (tab as HTMLElement).offsetTop)).size,
    );
    expect([path, lines]).toEqual([path, 1]);
    const last = tabs.getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.98 });
  }
});

test("a long list requests the route of one row only, and a row opens without a reload", async ({
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

test("a working screen hydrates: a link opens without a reload", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without script every screen is loaded");
  await signUp(page);
  await page.goto("/business/contacts");
  await waitForScript(page);
  await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
  const rail = page.getByRole("navigation", { name: "Main", exact: true });
  await rail.getByRole("link", { name: "Companies" }).click();
  await expect(page.getByRole("heading", { name: "All companies" })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-same", "yes");
});

test("a superseded load reports no page error, and any other rejected promise does", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script no promise is lost");
  await signUp(page);
  await waitForScript(page);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.evaluate(() => {
    const controller = new AbortController();
    controller.abort();
    Promise.reject(controller.signal.reason);
    Promise.reject(new Error("lost"));
  });
  await expect.poll(() => problems).toEqual(["lost"]);
});

test("a report applies dates as they are selected, and the next tab keeps them", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(
    javaScriptEnabled === false,
    "without script the button applies them, as the cockpit's journey shows",
  );
  await signUp(page);
  await page.goto("/reports");
  const main = page.getByRole("main");
  await main.getByLabel("Start date").fill("2026-01-01");
  await main.getByLabel("End date").fill("2026-01-31");
  await expect(main.getByText("1 Jan 2026 to 31 Jan 2026").first()).toBeVisible();
  const tab = page.getByRole("navigation", { name: "Reports" }).getByRole("link", { name: "Agents" });
  await tab.click();
  await expect(page).toHaveURL(/\/reports\/agents\?period=custom&start=2026-01-01&end=2026-01-31$/);
  // The address changes before the page does.
  await expect(tab).toHaveAttribute("aria-current", "page");
  await main.getByLabel("Start date").focus();
  for (const key of ["ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await main.getByRole("heading", { level: 1 }).click();
  await expect(page).toHaveURL(/start=2026-01-02&end=2026-01-31$/);
  await expectAccessible(page);
});

/** A photo as a browser encodes it: red on the left, blue on the right. */
const photo = (page: Page, type: string) =>
  page.evaluate(async (type) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 300 });
    const pen = canvas.getContext("2d");
    for (const [colour, left] of [
      ["#c00", 0],
      ["#00c", 450],
    ] as const) {
      if (!pen) continue;
      pen.fillStyle = colour;
      pen.fillRect(left, 0, 450, 300);
    }
    return canvas.toDataURL(type).split(",")[1] ?? "";
  }, type);

/** The picture's sides in px, and the colour in its middle. */
const drawn = (page: Page) =>
  page.locator("img.avatar.size-14").evaluate(async (image: HTMLImageElement) => {
    image.loading = "eager";
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return { sides: [image.naturalWidth, image.naturalHeight], colour: red > blue ? "red" : "blue" };
  });

test("a profile picture is cropped to the selected square, saved and removed", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script the picture is sent as it is");
  await signUp(page);
  const image = page.locator("img.avatar.size-14");
  let before = "";
  await page.goto("/account");
  await page.getByRole("link", { name: "Add picture" }).click();
  for (const [type, side] of [
    ["image/jpeg", "0"],
    ["image/png", "1"],
    ["image/webp", "0"],
  ] as const) {
    const buffer = Buffer.from(await photo(page, type), "base64");
    await page.getByLabel("Picture", { exact: true }).setInputFiles({ name: "me", mimeType: type, buffer });
    await expect(page.getByRole("img", { name: "Profile picture preview" })).toBeVisible();
    await page.getByLabel("Horizontal position").fill(side);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^(Upload|Replace) picture$/ }).click();
    await expect(image).not.toHaveAttribute("src", before);
    await expect(page.getByText("Profile picture saved")).toBeVisible();
    before = (await image.getAttribute("src")) ?? "";
    expect(await drawn(page)).toEqual({ sides: [512, 512], colour: side === "0" ? "red" : "blue" });
  }
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByText("Profile picture removed")).toBeVisible();
  await expect(page.locator("img.avatar")).toHaveCount(0);
});

test("an uploaded JPEG, PNG or WebP photo keeps its format and dimensions", async ({ page }) => {
  await signUp(page);
  for (const [type, ending] of [
    ["image/jpeg", "jpg"],
    ["image/png", "png"],
    ["image/webp", "webp"],
  ] as const) {
    await page.goto("/account/picture");
    const buffer = Buffer.from(await photo(page, type), "base64");
    const answer = await page.request.put("/api/account/picture", {
      multipart: { picture: { name: "me", mimeType: type, buffer } },
    });
    expect(await answer.json()).toEqual({ profileImageUrl: expect.stringMatching(`\\.${ending}$`) });
    await page.reload();
    expect((await drawn(page)).sides).toEqual([900, 300]);
  }
});
