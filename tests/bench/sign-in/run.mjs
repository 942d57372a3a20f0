// The cost of a sign-in, beside the same hash in Node, and how often a page looks up the signed-in user. ROUNDS makes it shorter.

import { spawnSync } from "node:child_process";
import { scryptSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolEnv } from "../../../scripts/bootstrap.mjs";
import { signIn, startLocal } from "../peers/local.mjs";
import { below, cpuSeconds, freePort, stop } from "../peers/processes.mjs";
import {
  expectThat,
  figure,
  isShort,
  machine,
  median,
  ROOT,
  sayProgress,
  table,
  writeSection,
} from "../report.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? (isShort ? 2 : 15));

/** CPU (mean) and wall time (median) of one piece of work in milliseconds, run one at a time. */
async function measure(pids, work) {
  const [cpu, wall] = [[], []];
  await work(-1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuSeconds(pids);
    const started = performance.now();
    await work(round);
    wall.push(performance.now() - started);
    cpu.push((cpuSeconds(pids) - before) * 1000);
  }
  return { cpu: cpu.reduce((sum, value) => sum + value, 0) / ROUNDS, wall: median(wall) };
}

const expectStatus = async (answer, status) => {
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}, not ${status}.`);
};

/** Returns the session queries per page, as their test counts them. `npm test` runs that test. */
function pagesAsking() {
  if (isShort) return [];
  const file = "tests/access/session-queries.test.ts";
  // vitest hides the logs of passing tests by default.
  const args = ["run", "--project", "http", "--silent=false", file];
  const test = spawnSync("vitest", args, { cwd: ROOT, env: toolEnv(), encoding: "utf8" });
  const pages = [...test.stdout.matchAll(/session-queries (\[.*\])/g)].map((match) => JSON.parse(match[1]));
  expectThat(test.status === 0 && pages.length > 0, `The pages were not measured: ${file} failed.`);
  return pages;
}

const options = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const state = mkdtempSync(join(tmpdir(), "njia-bench-sign-in-"));
try {
  const server = await startLocal({ port: await freePort(), state });
  const pids = below(server.pid, "workerd");
  const signedIn = { headers: { cookie: server.cookie } };
  const stranger = (round) => ({ email: `nobody-${round}@elsewhere.test`, password: "not a password" });
  const ways = [
    [
      "scrypt N=2^15, r=8, p=3 in Node, the hash alone",
      [process.pid],
      () => void scryptSync("x", "y".repeat(16), 32, options),
    ],
    ["**Njia, a successful sign-in**", pids, async () => expectStatus(await signIn(server.origin), 200)],
    [
      "**Njia, an unknown address**",
      pids,
      async (round) => expectStatus(await signIn(server.origin, stranger(round)), 401),
    ],
    [
      "**Njia, a signed-in request** (/api/auth/user)",
      pids,
      async () => expectStatus(await fetch(`${server.origin}/api/auth/user`, signedIn), 200),
    ],
  ];
  const rows = [];
  for (const [at, [name, pids, work]] of ways.entries()) {
    sayProgress(name, at + 1, ways.length);
    const { cpu, wall } = await measure(pids, work);
    rows.push([name, cpu, wall, rows.length === 0 ? 1 : cpu / rows[0][1]]);
  }
  await stop();
  const pages = pagesAsking();
  const [, good, unknown] = rows;
  expectThat(good[1] > 0 && unknown[1] > 0, "No CPU was counted.");
  writeSection(
    "sign-in",
    `## Sign-in

\`npm run bench -- sign-in\` on ${machine()}. One request at a time, ${ROUNDS} of each after a first one; CPU is user and system time of the
serving processes from /proc (the proxy of wrangler dev and the local D1 included), their mean; wall time is the median. The peer is
Node's own scrypt with the same parameters, without a request around it.

${table(["", "CPU, ms", "wall, ms", "of the hash alone"], rows)}

A known and an unknown address: ${figure(good[1])} and ${figure(unknown[1])} ms of CPU. The good one also opens the session.

D1 queries of a signed-in page (tests/access/session-queries.test.ts asserts them):

${table(["page", "asks who it is", "statements", "rows_read", "rows_written"], pages)}`,
  );
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
