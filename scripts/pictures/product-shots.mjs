// Takes the product pictures of public pages (app/routes/site/product-picture.tsx) into public/product. Each exists in
// light and dark, wide for desktop and narrow for phone.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../bootstrap.mjs";

const FOLDER = join(ROOT, "public/product");
const MAX_BYTES = 60_000;
/** A phone loads the first picture before scrolling. Page, font and picture together must stay within 40 kB. */
const MAX_NARROW_BYTES = 15_500;
const LOWEST_QUALITY = 40;

/** Each shot's page, the link to follow there, what to open, and the top of the phone's crop (px), if it has one. */
const SHOTS = [
  { name: "leads", path: "/ai-lead-search/leads", open: "main details.why summary", isWhole: true, top: 325 },
  { name: "search", path: "/ai-lead-search", top: 52 },
  {
    name: "score",
    path: "/ai-lead-search/leads",
    link: "main table tbody a",
    open: "main details:has-text('Score breakdown') summary",
    top: 290,
  },
  { name: "campaign", path: "/campaigns", link: "main table tbody tr:last-child a", top: 52 },
  { name: "agents", path: "/agents", top: 234 },
  { name: "conversation", path: "/replies?replyClass=interested", link: "main table tbody a", top: 52 },
  { name: "board", path: "/opportunities/board", top: 264 },
  { name: "earnings", path: "/agent", isAgent: true, isWhole: true },
];

/** The full desktop screen, or the part right of the rail and below the bar. */
const WHOLE = { x: 0, y: 0, width: 1280, height: 720, scale: 1 };
const PART = { x: 212, y: 52, width: 1056, height: 594, scale: 1280 / 1056 };

/** The narrow format shows a phone 400 px wide, without its bottom bar. */
const FORMATS = [
  {
    width: 1280,
    viewport: { width: 1280, height: 800 },
    clipOf: ({ isWhole }) => (isWhole ? WHOLE : PART),
  },
  {
    width: 640,
    viewport: { width: 400, height: 1000 },
    clipOf: ({ top }) => ({ x: 0, y: top, width: 400, height: 245, scale: 1.6 }),
  },
];

async function capture(page, clip, limit) {
  const devtools = await page.context().newCDPSession(page);
  for (let quality = 75; quality >= LOWEST_QUALITY; quality -= 5) {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality, clip });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length <= limit) return { bytes, quality };
  }
  throw new Error(`${page.url()} takes more than ${limit} bytes.`);
}

async function takeShot(page, origin, shot) {
  await page.goto(origin + shot.path);
  if (shot.link) await page.goto(origin + (await page.getAttribute(shot.link, "href")));
  if (shot.open) await page.locator(shot.open).first().click();
  await page.mouse.move(0, 0);
  // Also waits for the agents' pictures to load.
  await page.waitForTimeout(1_500);
}

/** `signIn` signs the page in to the demo account of the business, or of the agent. */
export async function takeProductShots(browser, origin, signIn, names = SHOTS.map(({ name }) => name)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const format of FORMATS)
    for (const colorScheme of ["light", "dark"]) {
      const options = { viewport: format.viewport, colorScheme, reducedMotion: "reduce" };
      const business = await browser.newPage(options);
      await signIn(business);
      const agent = await browser.newPage(options);
      await signIn(agent, { path: "/agent-login", email: "agent@demo.test" });
      for (const shot of SHOTS.filter(({ name }) => names.includes(name))) {
        if (format.width === 640 && shot.top === undefined) continue;
        const page = shot.isAgent ? agent : business;
        await takeShot(page, origin, shot);
        const limit = format.width === 640 ? MAX_NARROW_BYTES : MAX_BYTES;
        const { bytes, quality } = await capture(page, format.clipOf(shot), limit);
        const file = `${shot.name}-${colorScheme}-${format.width}.webp`;
        writeFileSync(join(FOLDER, file), bytes);
        console.log(`public/product/${file}  ${bytes.length} bytes, quality ${quality}`);
      }
      await business.close();
      await agent.close();
    }
}
