// What the home page and the portal cost on the wire: bytes and requests, cold and warm, in Chromium.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { startLocal } from "../peers/local.mjs";
import { freePort, stop } from "../peers/processes.mjs";
import { expectThat, isShort, sayProgress, writeSection } from "../report.mjs";

const state = mkdtempSync(join(tmpdir(), "njia-bench-pages-"));
const PAGES = [
  ["Home", "/", false],
  ["Home with a search", "/?q=solar", false],
  ["Sign-in", "/business-login", false],
  ["Portal", "/business", true],
  ["All companies, 50 rows", "/business/companies", true],
];
const chosen = isShort ? PAGES.filter(([name]) => name === "Home" || name === "Portal") : PAGES;

/** Bytes (headers included) and requests of one visit, as the browser's network layer counts them. */
async function visit(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const seen = { bytes: 0, requests: 0, script: 0 };
  const types = new Map();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    types.set(requestId, { type, isCached: response.fromDiskCache });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { type, isCached } = types.get(requestId) ?? {};
    if (isCached) return;
    seen.requests += 1;
    seen.bytes += encodedDataLength;
    if (type === "Script") seen.script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return seen;
}

try {
  const { origin, cookie } = await startLocal({ port: await freePort(), state });
  const cookies = cookie.split("; ").map((part) => part.split("="));
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const rows = [];
  for (const [at, [name, path, isSignedIn]] of chosen.entries()) {
    sayProgress(name, at + 1, chosen.length);
    const context = await browser.newContext();
    if (isSignedIn)
      await context.addCookies(cookies.map(([key, value]) => ({ name: key, value, url: origin })));
    const cold = await visit(context, origin + path);
    const warm = await visit(context, origin + path);
    expectThat(cold.bytes > 0 && warm.requests > 0, `${name}: nothing came over the wire.`);
    expectThat(cold.script > 0 === isSignedIn, `${name}: ${cold.script} bytes of script.`);
    rows.push([name, cold.requests, cold.bytes, cold.script, warm.requests, warm.bytes]);
    await context.close();
  }
  await browser.close();
  writeSection(
    "pages",
    [
      "## Pages on the wire",
      "",
      "`npm run bench -- pages`: Chromium against the local Worker, an empty cache (cold) and the next visit (warm). Bytes are compressed, headers included.",
      "",
      "| page | requests, cold | bytes, cold | of it script | requests, warm | bytes, warm |",
      "|---|--:|--:|--:|--:|--:|",
      ...rows.map((row) => `| ${row.map((cell) => cell.toLocaleString("en-US")).join(" | ")} |`),
    ].join("\n"),
  );
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
