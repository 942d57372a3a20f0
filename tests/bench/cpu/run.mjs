// CPU per request: our pages in workerd, the same pages by peers, and a plain string. RUNS and SECONDS make it shorter;
// the short form uses the existing build, without the fifty rows and without peers.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPeers, versions } from "../peers/install.mjs";
import { startLocal } from "../peers/local.mjs";
import { below, freePort, stop } from "../peers/processes.mjs";
import { buildProduct, bundleBuilt } from "../peers/product.mjs";
import { figure, isShort, machine, median, sayProgress, table, writeSection } from "../report.mjs";
import { load, TOOL } from "./load.mjs";
import { startAll } from "./servers.mjs";

const RUNS = Number(process.env.RUNS ?? (isShort ? 1 : 5));
const SECONDS = Number(process.env.SECONDS ?? (isShort ? 0.3 : 4));
const AIMS = { withoutScript: 0.6, kept: 2 };
const BR = { "accept-encoding": "br" };

const subjects = (servers) => [
  ["bare", "Bare string, the landing page", servers.bare, "/"],
  ["bareList", "Bare string, the list", servers.bare, "/list"],
  ["kept", "**Njia, landing, kept in memory**", servers.ours, "/"],
  ["keptBr", "**Njia, landing, kept in memory**, brotli", servers.ours, "/", BR],
  ["landing", "**Njia, landing, rendered**", servers.ours, "/?bench"],
  ["landingBr", "**Njia, landing, rendered**, weighed as brotli", servers.ours, "/?bench", BR],
  ["list", "**Njia, 50 rows, no script**", servers.ours, "/bench/list"],
  ["listBr", "**Njia, 50 rows, no script**, weighed as brotli", servers.ours, "/bench/list", BR],
  ["hydrated", "**Njia, 50 rows, hydrated**", servers.ours, "/bench/list-hydrated"],
  ["honoLanding", `hono/jsx ${versions.hono}, landing`, servers.hono, "/"],
  ["honoList", `hono/jsx ${versions.hono}, 50 rows`, servers.hono, "/list"],
  ["ejsLanding", `express ${versions.express} + ejs, landing`, servers.express, "/"],
  ["ejsList", `express ${versions.express} + ejs, 50 rows`, servers.express, "/list"],
  ["nextStatic", `Next.js ${versions.next}, landing, made at build`, servers.next, "/"],
  ["nextLanding", `Next.js ${versions.next}, landing, rendered`, servers.next, "/dynamic"],
  ["nextList", `Next.js ${versions.next}, 50 rows, rendered`, servers.next, "/list"],
];

const local = (server) => {
  const signedIn = { cookie: server.cookie };
  return [
    ["healthz", "an answer of three letters", server, "/healthz"],
    ["landingLocal", "landing, rendered", server, "/?bench"],
    ["listLocal", "50 rows, hydrated, nothing asked of D1", server, "/bench/list-hydrated"],
    ["companies", "/business/companies, signed in", server, "/business/companies", signedIn],
  ];
};

/** The fifty rows need a build of their own, the peers a network connection. */
const isInShort = ([key]) =>
  /^(bare|kept|keptBr|landing|landingBr|healthz|landingLocal|companies)$/.test(key);
const chosen = (all) => (isShort ? all.filter((subject) => subject[2] && isInShort(subject)) : all);

/** Measures each subject in turn, round after round, so that a noisy minute affects all of them. */
async function measure(all) {
  const results = new Map(all.map(([key]) => [key, { cpu: [], rate: [] }]));
  const sizes = new Map();
  const asked = all.map(([key, name, server, path, headers]) => {
    return { key, name, url: server.origin + path, headers, pids: server.pids };
  });
  for (const [at, subject] of asked.entries()) {
    sayProgress("Warm-up", at + 1, asked.length);
    const answer = await fetch(subject.url, {
      headers: { "accept-encoding": "identity", ...subject.headers },
    });
    sizes.set(subject.key, (await answer.arrayBuffer()).byteLength);
    await load(subject, Math.min(3, SECONDS));
  }
  for (let round = 0; round < RUNS; round += 1)
    for (const [at, subject] of asked.entries()) {
      sayProgress(`${subject.name}, round ${round + 1} of ${RUNS}`, at + 1, asked.length);
      const { cpu, rate } = await load(subject, SECONDS);
      results.get(subject.key).cpu.push(cpu);
      results.get(subject.key).rate.push(rate);
    }
  const one = (key) => ({
    cpu: median(results.get(key).cpu),
    rate: median(results.get(key).rate),
    spread: `${figure(Math.min(...results.get(key).cpu))}-${figure(Math.max(...results.get(key).cpu))}`,
    size: sizes.get(key),
  });
  return {
    of: one,
    rows: all.map(([key, name]) => {
      const { cpu, spread, rate, size } = one(key);
      return [name, cpu, spread, Math.round(rate), size];
    }),
  };
}

const judge = (what, aim, value, unit, isMet) => [
  what,
  `at most ${aim}${unit}`,
  `${figure(value)}${unit}`,
  isMet ? "met" : "**not met**",
];

function aims({ of }) {
  if (isShort) return [];
  const [landing, list, kept, keptBr] = ["landingBr", "listBr", "kept", "keptBr"].map((key) => of(key).cpu);
  const floor = of("bare").cpu;
  const { withoutScript, kept: times } = AIMS;
  return [
    judge(
      "landing without script, rendered, weighed",
      withoutScript,
      landing,
      " ms",
      landing <= withoutScript,
    ),
    judge("50 rows without script, rendered, weighed", withoutScript, list, " ms", list <= withoutScript),
    judge("landing kept in memory, of the bare string", times, kept / floor, "x", kept / floor <= times),
    judge("the same in brotli", times, keptBr / floor, "x", keptBr / floor <= times),
  ];
}

sayProgress("The peers are installed");
if (!isShort) installPeers();
sayProgress("The product is built");
const state = mkdtempSync(join(tmpdir(), "njia-bench-cpu-"));
try {
  const product = await (isShort ? bundleBuilt() : buildProduct());
  const alone = await measure(chosen(subjects(await startAll(product))));
  await stop();
  sayProgress("A server with its database is started");
  const server = await startLocal({ port: await freePort(), state, folder: product.folder });
  const pids = below(server.pid, "workerd");
  const besideD1 = await measure(chosen(local({ ...server, pids })));
  await stop();
  const columns = ["", "CPU, ms a request", "lowest-highest", "requests a second", "bytes"];
  writeSection(
    "cpu",
    `## CPU of a page

\`npm run bench -- cpu\` on ${machine()}. User and system time of the serving process from /proc, ${TOOL} at 8
connections on the other core, ${SECONDS} s each after a warm-up, median of ${RUNS} rounds in which every server has its turn. The Worker is the
bundle that wrangler uploads, in workerd by itself: no proxy, no debugger, no local D1. Peers show the same elements, texts and rows,
made from our own HTML; the list is the product's own table and frame on fifty composed rows. Without a word about brotli the
client asked for no compression; ours writes into a page how much it weighs, so with brotli it compresses a rendered page to know.
Next.js compresses nothing here either. Bytes are of the body as sent.

${table(columns, alone.rows)}

| aim | | measured | |
| --- | --- | ---: | --- |
${aims(alone)
  .map((row) => `| ${row.join(" | ")} |`)
  .join("\n")}

As \`npm start\` runs it (wrangler dev: a proxy before the Worker, D1 and its queries inside the same workerd; the sum of its processes):

${table(columns, besideD1.rows)}`,
  );
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
