// npm test: the gate, with every check and test ordered by how fast it reports. --all (npm run test:all) adds the
// exhaustive ones. Ends with "N passed, N failed".
import { ensureChromium } from "./ensure-chromium.mjs";
import { startJourneyServers } from "./journey-servers.mjs";
import { benches, check, end, note, playwright, purgeReports, stage, vitest } from "./stages.mjs";

const isAll = process.argv.includes("--all");
// Read by vitest.config.ts, playwright.config.ts and tests/support/harness/test-scope.ts.
process.env.TEST_SCOPE = isAll ? "all" : "gate";

const BUILD = ["vite:build", "--logLevel", "error"];
const JOURNEYS = ["--project=with JavaScript", "--project=without JavaScript"];
const PAGES = ["--project=pages with JavaScript", "--project=pages without JavaScript"];
const ONLY_IN_ALL = [
  "short benches",
  "long kill rig",
  "full runs of properties",
  "exhaustive access tables",
  "each journey and page both with and without script",
  "restores from Cloudflare and over data",
  "every request of another site to every endpoint",
  "CPU of each input",
];

/** Runs checks one after another; two such rows share the two cores. */
async function row(...checks) {
  for (const args of checks) await check(...args);
}

/** Prepares Chromium and its servers; null if one of them can't start. */
async function prepareBrowsers() {
  const chromium = ensureChromium();
  let servers = null;
  await stage("Servers for the journeys", async () => {
    servers = chromium && (await startJourneyServers());
    return servers ? [0, 0] : [0, 1];
  });
  return servers && { env: { CHROMIUM: chromium, SERVED: "1" }, stop: servers.stop };
}

purgeReports();
const built = check("Build", "remix", BUILD);
const [, browsers] = await Promise.all([
  vitest("Tests of functions", ["run", "--project=domains"])
    .then(() => built)
    .then(() => vitest("Tests over HTTP", ["run", "--project=http"])),
  // Single-core checks run beside tests that can't use two cores all the time.
  row(
    ["Format and lint", "biome", ["check", "--error-on-warnings", "."]],
    ["Sizes and rooms", "node", ["scripts/check.mjs"]],
    ["Patterns take linear time", "node", ["scripts/check-patterns.mjs"]],
    ["Migrations match the tables", "node", ["scripts/check-migrations.mjs"]],
  )
    // The type check reads the Worker's types from its build.
    .then(() => built)
    .then(() =>
      row(
        ["Types", "node", ["node_modules/typescript-7/bin/tsc", "--noEmit", "--singleThreaded"]],
        ["Killed while it sends", "node", ["tests/bench/sending/kill.mjs", "--short"]],
      ),
    )
    .then(() => vitest("Tests of operators' commands", ["run", "--project=operations"]))
    .then(prepareBrowsers),
]);
if (isAll) await benches("Benches, short");
if (browsers) {
  await playwright("Journeys", JOURNEYS, browsers.env);
  await playwright("Every page: markup, access, weight", PAGES, browsers.env);
  await browsers.stop();
}
if (isAll) {
  await check("Killed while it sends, long", "node", ["tests/bench/sending/kill.mjs"], {
    BUILT: "1",
    KILLS: "100",
    MAILS: "50000",
  });
  await check("CPU of each input", "node", ["scripts/test-cpu.mjs"]);
} else note(`Only npm run test:all runs: ${ONLY_IN_ALL.join("; ")}.`);
end();
