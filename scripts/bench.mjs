// npm run bench [-- topic …]: runs each tests/bench/<topic>/run.mjs, which writes its part of docs/performance.md. With
// --short each bench takes seconds on the current build, writes nothing and fails if something is wrong. Two run at a
// time.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../tests/bench/peers/processes.mjs";
import { install, ROOT, run, toolEnv } from "./bootstrap.mjs";
import { serve } from "./journey-servers.mjs";
import { build, isBuilt, migrate } from "./prepare.mjs";

/** In short mode these benches share one server. */
const ON_ONE_SERVER = ["cpu", "lighthouse", "pages", "seeding", "sign-in"];

install();
const all = readdirSync(join(ROOT, "tests/bench")).filter((topic) =>
  existsSync(join(ROOT, "tests/bench", topic, "run.mjs")),
);
const isShort = process.argv.includes("--short");
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = asked.filter((topic) => !all.includes(topic));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(", ")}. There are: ${all.join(", ")}`);
  process.exit(1);
}
const topics = asked.length ? asked : all;

async function runAll() {
  for (const [at, topic] of topics.entries()) {
    console.log(`\n== ${topic} (${at + 1} of ${topics.length})`);
    const began = Date.now();
    const code = await run("node", [`tests/bench/${topic}/run.mjs`]);
    console.log(`-- ${topic}: ${Math.round((Date.now() - began) / 1000)} s`);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs benches one after another; resolves to the topics that failed. */
async function inTurn(some, env = {}) {
  const failed = [];
  for (const topic of some) {
    const began = Date.now();
    const options = { env: { ...toolEnv(), ...env } };
    if ((await run("node", [`tests/bench/${topic}/run.mjs`, "--short"], options)) !== 0) failed.push(topic);
    console.log(`-- ${topic}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  return failed;
}

async function onOneServer(some) {
  if (some.length === 0) return [];
  const state = mkdtempSync(join(tmpdir(), "njia-benches-"));
  const isMigrated = (await migrate(state)) === 0;
  const port = await freePort();
  const server = serve(port, state);
  const isReady = isMigrated && (await server.isReady);
  const failed = isReady
    ? await inTurn(some, { BENCH_SERVER: `http://localhost:${port} ${server.pid}` })
    : some;
  await server.stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
  return failed;
}

async function runShort() {
  if (!isBuilt() && (await build()) !== 0) return 1;
  const failed = await Promise.all([
    onOneServer(topics.filter((topic) => ON_ONE_SERVER.includes(topic))),
    inTurn(topics.filter((topic) => !ON_ONE_SERVER.includes(topic))),
  ]);
  // stages.mjs reads this file for the summary at the end of its run.
  const file = join(ROOT, "test-results/benches-failed.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(failed.flat()));
  if (failed.flat().length) console.error(`Failed: ${failed.flat().join(", ")}`);
  return failed.flat().length ? 1 : 0;
}

process.exit(await (isShort ? runShort() : runAll()));
