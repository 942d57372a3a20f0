// How long `npm start` takes to seed the demo work in a fresh database, and that `--empty` seeds none.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocal } from "../peers/local.mjs";
import { below, cpuSeconds, freePort, stop } from "../peers/processes.mjs";
import { expectInTime, expectThat, machine, sayProgress, table, writeSection } from "../report.mjs";

const MAX_SECONDS = 15;

const state = mkdtempSync(join(tmpdir(), "njia-bench-seeding-"));
try {
  const { origin, pid, cookie } = await startLocal({ port: await freePort(), state });
  const pids = below(pid, "workerd");
  const ask = async (path, method = "GET") => {
    const answer = await fetch(`${origin}${path}`, { method, headers: { cookie } });
    expectThat(answer.ok, `${path} answered ${answer.status}.`);
    return answer.json();
  };
  const work = async () => (await ask("/api/demo-work")).state;
  expectThat((await work()) === "none", "There is demo work on a server that was started with --empty.");

  sayProgress("The demo is seeded");
  const before = cpuSeconds(pids);
  const started = performance.now();
  await ask("/dev/seed?demo", "POST");
  const wall = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(pids) - before;
  expectThat((await work()) === "filled", "The demo was not seeded.");
  expectThat(cpu > 0, "No CPU was counted.");
  // Other work on the machine stretches one of the two times, not the other.
  const least = Math.min(wall, cpu);
  expectInTime(least < MAX_SECONDS, `The demo took ${least.toFixed(1)} s; ${MAX_SECONDS} are allowed.`);
  await stop();
  writeSection(
    "seeding",
    `## Seeding the demo

\`npm run bench -- seeding\` on ${machine()}: the demo work of \`npm start\`, 90 days of the demo business, the agents and the
businesses of the administrator, by the product's own functions on a fresh local D1. CPU is workerd's, the database in it. It is allowed
${MAX_SECONDS} s; with \`--empty\` the server had none.

${table(["", "seconds", "CPU, s"], [["all of it", wall, cpu]])}`,
  );
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
