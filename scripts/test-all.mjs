// Every check and test, in the order of how fast each one answers. Ends with "N passed, N failed".
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, toolEnv } from "./bootstrap.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";

const REPORTS = join(ROOT, "test-results");
let passed = 0;
let failed = 0;
const broken = [];

const count = (name, good, bad) => {
  passed += good;
  failed += bad;
  if (bad) broken.push(name);
};

/** A check is one test: its exit code. */
async function check(name, command, args) {
  console.log(`\n== ${name}`);
  count(name, ...((await run(command, args)) === 0 ? [1, 0] : [0, 1]));
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), "utf8"));
  } catch {
    return null;
  }
};

async function vitest() {
  console.log("\n== Tests in workerd");
  const code = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=test-results/vitest.json",
  ]);
  const report = readReport("vitest.json");
  const bad = report?.numFailedTests ?? 1;
  count("tests in workerd", report?.numPassedTests ?? 0, code === 0 ? 0 : Math.max(bad, 1));
}

async function journeys() {
  console.log("\n== Journeys in Chromium");
  const chromium = ensureChromium();
  if (!chromium) return count("no Chromium", 0, 1);
  const env = {
    ...toolEnv(),
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: "test-results/playwright.json",
  };
  const code = await run("playwright", ["test", "--reporter=line,json"], { env });
  const stats = readReport("playwright.json")?.stats;
  count("journeys", stats?.expected ?? 0, code === 0 ? 0 : Math.max(stats?.unexpected ?? 1, 1));
}

const started = Date.now();
rmSync(REPORTS, { recursive: true, force: true });
await check("Format and lint", "biome", ["check", "--error-on-warnings", "."]);
await check("Sizes and rooms", "node", ["scripts/check.mjs"]);
await check("Patterns take linear time", "node", ["scripts/check-patterns.mjs"]);
await check("Build", "remix", ["vite:build"]);
await check("Types", "tsc", ["--noEmit"]);
await check("Migrations match the tables", "node", ["scripts/check-migrations.mjs"]);
await vitest();
await check("Killed while it sends", "node", ["tests/bench/sending/kill.mjs", "--short"]);
await journeys();

console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
if (broken.length) console.log(`Failed: ${broken.join("; ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
