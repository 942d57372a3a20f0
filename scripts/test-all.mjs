// Every check and test, in the order of how fast each one answers. Ends with "N passed, N failed".
import { ensureChromium } from "./ensure-chromium.mjs";
import { startJourneyServers } from "./journey-servers.mjs";
import { benches, check, end, forgetReports, playwright, stage, vitest } from "./stages.mjs";

const BUILD = ["vite:build", "--logLevel", "error"];
const JOURNEYS = ["--project=with JavaScript", "--project=without JavaScript"];
const PAGES = ["--project=pages with JavaScript", "--project=pages without JavaScript"];

/** One after the other; two such rows share the two cores. */
async function row(...checks) {
  for (const each of checks) await check(...each);
}

forgetReports();
await Promise.all([
  // The types of the Worker are read from its build.
  row(["Build", "remix", BUILD], ["Types", "tsc", ["--noEmit"]]),
  row(
    ["Format and lint", "biome", ["check", "--error-on-warnings", "."]],
    ["Sizes and rooms", "node", ["scripts/check.mjs"]],
    ["Patterns take linear time", "node", ["scripts/check-patterns.mjs"]],
    ["Migrations match the tables", "node", ["scripts/check-migrations.mjs"]],
  ),
]);
await vitest("Tests in workerd", ["run"]);
await check("Killed while it sends", "node", ["tests/bench/sending/kill.mjs", "--short"]);
await benches("Benches, short");

const chromium = ensureChromium();
if (!chromium) await stage("Chromium for the journeys", async () => [0, 1]);
else {
  const env = { CHROMIUM: chromium, SERVED: "1" };
  let servers;
  await stage("Two servers for the journeys", async () => {
    servers = await startJourneyServers();
    return servers ? [0, 0] : [0, 1];
  });
  if (servers) {
    await playwright("Journeys", JOURNEYS, env);
    await playwright("Every page: markup, access, weight", PAGES, env);
    await servers.stop();
  }
}
end();
