// `npm run contact-sheets [WORD …]`: writes pictures of every demo screen in three widths, light and dark, and the
// measurements of each, to test-results/contact-sheets. A word selects a role, or the screens whose address contains
// it. `--measures` skips the pictures; ORIGIN is a server that is already running. `--words` only counts the words of
// each screen, in words.tsv. Exits 1 when a screen exceeds a limit.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/bench/peers/processes.mjs";
import { install, ROOT } from "../bootstrap.mjs";
import { ensureChromium } from "../ensure-chromium.mjs";
import { serve } from "../journey-servers.mjs";
import { build, isBuilt, migrate } from "../prepare.mjs";
import { routePatterns } from "../walk/addresses.mjs";
import { signIn } from "../walk/people.mjs";
import { MEASURED_SIZES, measure, measuresTable } from "./measures.mjs";
import { screensOf } from "./screens.mjs";
import { drawSheet } from "./sheet.mjs";
import { STATES } from "./states.mjs";
import { countWords, wordsTable } from "./words.mjs";

const FOLDER = join(ROOT, "test-results/contact-sheets");
const SHOTS = join(FOLDER, "screens");
/** The phone picture is taller than a phone's screen, so that the content below is visible too. */
const FORMATS = [
  { width: 360, height: 1300, columns: 6, perSheet: 12 },
  { width: 1024, height: 768, columns: 3, perSheet: 12 },
  { width: 1280, height: 800, columns: 2, perSheet: 6 },
];
const DOORS = {
  business: ["/business-login", "business@demo.test"],
  agent: ["/agent-login", "agent@demo.test"],
  administrator: ["/business-login", "admin@demo.test"],
  public: null,
};
const CONCURRENCY = 2;
const SETTLING_MS = 250;
/** A script opens the state, so it needs time to run first. */
const SCRIPT_MS = 500;

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isMeasuring = process.argv.includes("--measures");
const isCounting = process.argv.includes("--words");
const roles = words.filter((word) => word in DOORS);
const parts = words.filter((word) => !(word in DOORS));
const isAsked = ({ address, name = "" }) =>
  parts.length === 0 || parts.some((part) => address.includes(part) || name.includes(part));

const fileOf = ({ role, address, name }, width, scheme) =>
  join(SHOTS, `${role}-${`${address} ${name ?? ""}`.replace(/\W+/g, "-")}-${width}-${scheme}.webp`);

const MAX_SHOTS = 20;
const areLoaded = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight);

/** Returns the width of a lossy WebP in px: "VP8 " has the width itself, "VP8X" the canvas width minus one. */
const widthOf = (webp) =>
  webp.toString("latin1", 12, 16) === "VP8X" ? webp.readUIntLE(24, 3) + 1 : webp.readUInt16LE(26) & 0x3fff;

/** A picture taken before the next frame still has the screen's previous size. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function shoot(page, file) {
  await page.waitForFunction(areLoaded, null, { timeout: 3_000 }).catch(() => {});
  const devtools = await page.context().newCDPSession(page);
  const { width } = page.viewportSize();
  let picture = null;
  for (let tries = 0; tries < MAX_SHOTS && (picture === null || widthOf(picture) !== width); tries += 1) {
    await page.evaluate(nextFrame);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 80 });
    picture = Buffer.from(data, "base64");
  }
  await devtools.detach();
  writeFileSync(file, picture);
}

/** Measures one screen in every size and takes its pictures. */
async function look(page, origin, screen) {
  await page.setViewportSize(MEASURED_SIZES[1280]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(origin + screen.address, { waitUntil: "load" });
  if (isCounting) return { screen, told: { words: await countWords(page) }, findings: [] };
  if (screen.link)
    await page.goto(origin + (await page.getAttribute(screen.link, "href")), { waitUntil: "load" });
  if (screen.open) {
    await page.waitForTimeout(SCRIPT_MS);
    await screen.open(page);
  }
  await page.waitForTimeout(SETTLING_MS);
  const told = {};
  const findings = new Map();
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    // Colour transitions take time.
    await page.waitForTimeout(SETTLING_MS);
    for (const [width, size] of Object.entries(MEASURED_SIZES).reverse()) {
      const isDark = scheme === "dark";
      if (isDark && width === "320") continue;
      await page.setViewportSize(size);
      const measured = await measure(page, screen, Number(width), isDark);
      const where = isDark ? `${width} dark` : width;
      told[where] = measured.told;
      for (const finding of measured.findings)
        findings.set(finding, [...(findings.get(finding) ?? []), where]);
      const format = FORMATS.find((one) => one.width === Number(width));
      if (isMeasuring || !format) continue;
      await page.setViewportSize({ width: format.width, height: format.height });
      await shoot(page, fileOf(screen, format.width, scheme));
    }
  }
  return { screen, told, findings: [...findings].map(([finding, at]) => `${finding} (${at.join(", ")})`) };
}

async function lookAtAll(browser, origin, screens, cookie) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  const pairs = (cookie ?? "").split("; ").filter(Boolean);
  await context.addCookies(
    pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: origin,
    })),
  );
  const measured = [];
  const queue = screens.entries();
  const work = async () => {
    const page = await context.newPage();
    for (const [at, screen] of queue) {
      try {
        measured[at] = await look(page, origin, screen);
      } catch (error) {
        measured[at] = { screen, told: null, findings: [`cannot be shown: ${error.message.split("\n")[0]}`] };
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await context.close();
  return measured;
}

async function drawSheets(browser, role, screens) {
  for (const { width, columns, perSheet } of FORMATS)
    for (const scheme of ["light", "dark"])
      for (let at = 0; at < screens.length; at += perSheet) {
        const shots = screens.slice(at, at + perSheet).map((screen) => ({
          file: fileOf(screen, width, scheme),
          label: `${screen.address} ${screen.name ?? ""}`,
        }));
        const number = String(at / perSheet + 1).padStart(2, "0");
        await drawSheet(browser, join(FOLDER, `${role}-${width}-${scheme}-${number}.png`), shots, columns);
      }
}

async function takeAll(browser, origin) {
  const patterns = routePatterns(ROOT);
  const earlier = [];
  const measured = [];
  for (const [role, door] of Object.entries(DOORS)) {
    const isWanted = roles.length === 0 || roles.includes(role);
    if (!isWanted && role !== "business") continue;
    const cookie = door && (await signIn(origin, ...door));
    const { screens, seen } = await screensOf({ origin, role, cookie, patterns, earlier });
    earlier.push(seen);
    if (!isWanted) continue;
    const states = isCounting ? [] : STATES.filter((state) => state.role === role);
    const asked = [...screens, ...states].filter(isAsked);
    console.log(`${role}: ${asked.length} screens`);
    const own = await lookAtAll(browser, origin, asked, cookie);
    measured.push(...own);
    if (!isMeasuring && !isCounting)
      await drawSheets(
        browser,
        role,
        own.filter(({ told }) => told).map(({ screen }) => screen),
      );
  }
  const shown = measured.filter(({ told }) => told);
  if (isCounting) writeFileSync(join(FOLDER, "words.tsv"), wordsTable(shown));
  else writeFileSync(join(FOLDER, "measures.tsv"), measuresTable(shown));
  const over = measured.flatMap(({ screen, findings }) =>
    findings.map((finding) => `${screen.role} ${screen.address} ${screen.name ?? ""}\t${finding}`),
  );
  writeFileSync(join(FOLDER, "findings.tsv"), over.map((line) => `${line}\n`).join(""));
  console.log([...over, `${measured.length} screens, ${over.length} findings: ${FOLDER}`].join("\n"));
  return over.length === 0 ? 0 : 1;
}

/** Starts the product on a freshly seeded demo, unless ORIGIN names a running server. */
async function startServer() {
  if (process.env.ORIGIN) return { origin: process.env.ORIGIN, stop: async () => {} };
  if (!isBuilt() && (await build()) !== 0) process.exit(1);
  const state = mkdtempSync(join(tmpdir(), "njia-contact-sheets-"));
  const port = await freePort();
  if ((await migrate(state)) !== 0) process.exit(1);
  const server = serve(port, state, [], { PASSWORD_COST_LOG2: "4" });
  const stop = async () => {
    await server.stop();
    rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  };
  if (await server.isReady) return { origin: `http://localhost:${port}`, stop };
  await stop();
  throw new Error("The server did not start.");
}

install();
const chromium = ensureChromium();
if (!chromium) throw new Error("Pictures need Chromium.");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(SHOTS, { recursive: true });
const server = await startServer();
let code = 1;
try {
  const playwright = await import("@playwright/test");
  const browser = await playwright.chromium.launch({
    ...(chromium === "playwright" ? {} : { executablePath: chromium }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  code = await takeAll(browser, server.origin);
  await browser.close();
} finally {
  await server.stop();
}
process.exit(code);
