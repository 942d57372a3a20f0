// `npm run pictures`: takes the pictures of the README and of the public pages, from the demo account as seeded on
// first start. WebP, at most 100 and 60 kB each.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, ROOT } from "../bootstrap.mjs";
import { ensureChromium } from "../ensure-chromium.mjs";
import { serve } from "../journey-servers.mjs";
import { build, isBuilt, migrate } from "../prepare.mjs";
import { takeProductShots } from "./product-shots.mjs";

const PORT = Number(process.env.PORT ?? 8795);
const ORIGIN = `http://localhost:${PORT}`;
const FOLDER = join(ROOT, "docs/pictures");
const MAX_BYTES = 100_000;
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];

/** Name, page, and the link to follow there. */
const PICTURES = [
  ["home", "/business"],
  ["leads", "/ai-lead-search", "main table tbody tr:last-child a"],
  ["replies", "/replies"],
  ["conversation", "/replies?replyClass=interested", "main table tbody a"],
  ["campaign", "/campaigns", "main table tbody tr:last-child a"],
  ["board", "/opportunities/board"],
];

async function signIn(page, { path, email } = { path: "/business-login", email: "business@demo.test" }) {
  await page.goto(ORIGIN + path);
  await page.fill('input[name="email"]', email);
  await page.fill('input[name="password"]', "demo-Njia-2026");
  await page.click('main button[type="submit"]');
  await page.waitForURL((url) => url.pathname !== path);
}

async function take(page, [name, path, link]) {
  await page.goto(ORIGIN + path);
  if (link) await page.goto(ORIGIN + (await page.getAttribute(link, "href")));
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 70 });
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > MAX_BYTES) throw new Error(`${name} has ${bytes.length} bytes, ${MAX_BYTES} at most`);
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  console.log(`docs/pictures/${name}.webp  ${bytes.length} bytes`);
}

install();
if (!isBuilt() && (await build()) !== 0) process.exit(1);
const chromium = ensureChromium();
const state = mkdtempSync(join(tmpdir(), "njia-pictures-"));
let code = 1;
try {
  if (!chromium || (await migrate(state)) !== 0)
    throw new Error("The pictures need Chromium and a database.");
  const server = serve(PORT, state, []);
  if (!(await server.isReady)) throw new Error("The server did not start.");
  const playwright = await import("@playwright/test");
  const browser = await playwright.chromium.launch({
    ...(chromium === "playwright" ? {} : { executablePath: chromium }),
    args: ARGUMENTS,
  });
  try {
    mkdirSync(FOLDER, { recursive: true });
    const page = await browser.newPage({ viewport: { width: 1200, height: 780 }, colorScheme: "light" });
    await signIn(page);
    for (const picture of PICTURES) await take(page, picture);
    await takeProductShots(browser, ORIGIN, signIn);
    code = 0;
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(state, { recursive: true, force: true });
}
process.exit(code);
