// Servers for the workers of the journeys: one build, and one migrated database that is copied. `node
// scripts/journey-servers.mjs` serves until it is stopped; Playwright's configuration expects its last line.
import { spawn } from "node:child_process";
import { cpSync, createWriteStream, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, toolEnv } from "./bootstrap.mjs";
import { build, isBuilt, migrate } from "./prepare.mjs";

export const FIRST_PORT = Number(process.env.JOURNEYS_PORT ?? 8788);
/** Port offset at which a journey serves the stand-in platforms that its server calls. */
export const PLATFORMS_PORT = 200;
/** Port offset at which a journey publishes its domains' email settings. */
export const AUTOCONFIG_PORT = 300;
/** Two servers keep two cores busy: the journeys took 340 seconds with three, 280 with two. */
const COUNT = 2;
/** A low password cost, because journeys sign in hundreds of times; production refuses the setting. */
const CHEAP = "4";
const stateOf = (index) => join(tmpdir(), `njia-journeys-${FIRST_PORT + index}`);

/**
 * Starts a server on the current build and database, without demo work by default. `isReady` resolves to true once the
 * demo is seeded, or to false if the server exits before that.
 */
export function serve(port, state, options = ["--empty"], env = {}) {
  const child = spawn("node", ["scripts/serve.mjs", ...options], {
    cwd: ROOT,
    // A journey records a real answer of a few seconds; production refuses this setting.
    env: {
      ...toolEnv(),
      PORT: String(port),
      PERSIST_TO: state,
      PREPARED: "1",
      LEAST_ANSWER_SECONDS: "2",
      MAIL_AUTOCONFIG_URL: `http://127.0.0.1:${port + AUTOCONFIG_PORT}`,
      META_GRAPH_URL: `http://127.0.0.1:${port + PLATFORMS_PORT}`,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  child.stderr.pipe(createWriteStream(join(ROOT, "test-results", `server-${port}.log`)));
  child.stderr.pipe(process.stderr, { end: false });
  const isReady = new Promise((resolve) => {
    child.stdout.on("data", (chunk) => {
      if (String(chunk).includes("Njia is ready")) resolve(true);
    });
    child.once("close", () => resolve(false));
  });
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once("close", resolve);
      child.kill("SIGTERM");
    });
  return { pid: child.pid, isReady, stop };
}

/** Starts the servers on the current build; null if one of them can't start. */
export async function startJourneyServers() {
  for (let index = 0; index < COUNT; index += 1) rmSync(stateOf(index), { recursive: true, force: true });
  if ((await migrate(stateOf(0))) !== 0) return null;
  for (let index = 1; index < COUNT; index += 1) cpSync(stateOf(0), stateOf(index), { recursive: true });
  const servers = Array.from({ length: COUNT }, (_, index) =>
    serve(FIRST_PORT + index, stateOf(index), ["--empty"], { PASSWORD_COST_LOG2: CHEAP }),
  );
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  const ready = await Promise.all(servers.map(({ isReady }) => isReady));
  if (ready.every(Boolean)) return { stop };
  await stop();
  return null;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!isBuilt() && (await build()) !== 0) process.exit(1);
  const servers = await startJourneyServers();
  if (!servers) process.exit(1);
  const end = () => servers.stop().then(() => process.exit(0));
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  console.log("The journeys may begin.");
}
