// What the home page and the portal cost on the wire: bytes and requests, cold and warm, in Chromium.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { writeSection } from "../report.mjs";

const PORT = 8794;
const ORIGIN = `http://localhost:${PORT}`;
const state = mkdtempSync(join(tmpdir(), "njia-bench-pages-"));
const server = spawn("node", ["scripts/serve.mjs"], {
  env: { ...process.env, PORT: String(PORT), PERSIST_TO: state },
  stdio: ["ignore", "ignore", "inherit"],
});

async function ready() {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`${ORIGIN}/business-login`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The server did not start.");
}

/** Bytes (headers included) and requests of one visit, as the browser's network layer counts them. */
async function visit(context, path) {
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
  await page.goto(ORIGIN + path, { waitUntil: "networkidle" });
  await page.close();
  return seen;
}

try {
  await ready();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const rows = [];
  for (const [name, path, isSignedIn] of [
    ["Home", "/", false],
    ["Home with a search", "/?q=solar", false],
    ["Sign-in", "/business-login", false],
    ["Portal", "/business", true],
    ["All companies, 50 rows", "/business/companies", true],
  ]) {
    const context = await browser.newContext();
    if (isSignedIn) {
      const signIn = await context.request.post(`${ORIGIN}/api/auth/email-login`, {
        data: { email: "business@demo.test", password: "demo-Njia-2026" },
      });
      if (!signIn.ok()) throw new Error(`Sign-in answered ${signIn.status()}`);
    }
    const cold = await visit(context, path);
    const warm = await visit(context, path);
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
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("close", resolve));
  rmSync(state, { recursive: true, force: true });
}
