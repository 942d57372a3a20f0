// Lighthouse as a phone on slow 4G and slow 3G: our pages, an empty page, the landing page in Next.js. RUNS makes it
// shorter; the short form visits the empty page and the home page once if Lighthouse is installed, and doesn't need
// Next.js.
import { deepStrictEqual, rejects } from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../../../scripts/ensure-chromium.mjs";
import { hasPeers, installPeers, peer, versions } from "../peers/install.mjs";
import { startLocal } from "../peers/local.mjs";
import { takeApart } from "../peers/markup.mjs";
import { buildNext, startNext } from "../peers/next.mjs";
import { freePort, start, stop } from "../peers/processes.mjs";
import { isShort, machine, median, table, writeSection } from "../report.mjs";
import { readPage } from "./reading.mjs";

const RUNS = Number(process.env.RUNS ?? (isShort ? 1 : 5));
const PORTS = {};
for (const name of ["ours", "empty", "next", "chromium"]) PORTS[name] = await freePort();
const EMPTY = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title><link rel="icon" href="data:,"></head><body><p>Empty</p></body></html>`;
const PERFORMANCE = ["performance"];
const ALL = ["performance", "accessibility", "best-practices", "seo"];
const AIM = 1.05;
/** Working pages, and their lowest allowed performance score on slow 4G. */
const WORKING = ["/business", "/business/companies", "/business/companies/1", "/replies", "/opportunities"];
const LEAST_POINTS = 95;

/** Lighthouse's slow 4G (simulated after the visit) and slow 3G (throttled for real; its own factors applied). */
const NETWORKS = {
  "slow 4G": { throttlingMethod: "simulate" },
  "slow 3G": {
    throttlingMethod: "devtools",
    throttling: {
      rttMs: 400,
      throughputKbps: 400,
      requestLatencyMs: 400 * 3.75,
      downloadThroughputKbps: 400 * 0.9,
      uploadThroughputKbps: 400 * 0.9,
      cpuSlowdownMultiplier: 4,
    },
  },
};

/** Visits a page once with an empty cache. */
async function visit(lighthouse, { url, cookie }, network, onlyCategories) {
  const flags = {
    port: PORTS.chromium,
    logLevel: "error",
    output: [],
    onlyCategories,
    formFactor: "mobile",
    ...NETWORKS[network],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  };
  return readPage(url, async () => (await lighthouse(url, flags)).lhr);
}

const KEYS = ["paint", "largest", "blocked", "shift", "requests", "bytes"];

/**
 * Measures each page in turn, round after round. Only the first round on slow 4G covers all four categories: the other
 * scores don't vary.
 */
async function measure(lighthouse, pages, network) {
  const seen = pages.map(() => []);
  for (let round = 0; round < RUNS; round += 1)
    for (const [at, page] of pages.entries()) {
      const wanted = round === 0 && network === "slow 4G" ? ALL : PERFORMANCE;
      seen[at].push(await visit(lighthouse, page, network, wanted));
      process.stdout.write(".");
    }
  console.log(` ${network}`);
  return pages.map((page, index) => {
    const middle = Object.fromEntries(KEYS.map((key) => [key, median(seen[index].map((one) => one[key]))]));
    const performance = median(seen[index].map(({ scores }) => scores.performance));
    return {
      ...page,
      ...middle,
      scores: { ...seen[index][0].scores, performance },
      failed: seen[index][0].failed,
    };
  });
}

async function serveEmpty() {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(EMPTY);
  });
  await new Promise((resolve) => server.listen(PORTS.empty, "127.0.0.1", resolve));
}

async function startBrowser(folder) {
  const quiet = ["gpu", "quic", "background-networking", "component-update", "sync", "extensions"];
  await start(
    ensureChromium(),
    [
      "--headless=new",
      "--no-sandbox",
      "--no-first-run",
      ...quiet.map((what) => `--disable-${what}`),
      `--remote-debugging-port=${PORTS.chromium}`,
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    // Chromium logs errors about buses that this machine doesn't have.
    { url: `http://127.0.0.1:${PORTS.chromium}/json/version`, errors: "ignore" },
  );
}

const ms = (value) => Math.round(value);
const columns = ["", "first paint, ms", "largest, ms", "blocked, ms", "shift", "requests", "bytes"];
const speed = ({ name, paint, largest, blocked, shift, requests, bytes }) => [
  name,
  ms(paint),
  ms(largest),
  ms(blocked),
  Number(shift.toFixed(3)),
  requests,
  bytes,
];

function report(simulated, applied) {
  const [empty] = applied;
  const own = (page) => page.isOurs;
  const slowest =
    Math.max(...applied.filter(({ isPublic }) => isPublic).map(({ paint }) => paint)) / empty.paint;
  const scores = simulated.filter(({ isPublic }) => isPublic).flatMap((page) => Object.values(page.scores));
  const lowest = Math.min(...scores);
  // The short form visits no working pages.
  const points = simulated.filter(({ cookie }) => cookie).map(({ scores: of }) => of.performance);
  const working = points.length
    ? `\n| working pages: performance on slow 4G | at least ${LEAST_POINTS} | ${Math.min(...points)} the lowest | ${Math.min(...points) >= LEAST_POINTS ? "met" : "**not met**"} |`
    : "";
  const said = simulated
    .filter(({ failed, isOurs }) => isOurs && failed.length)
    .map(({ name, failed }) => `- ${name}: ${failed.join(", ")}`);
  return `## Lighthouse

\`npm run bench -- lighthouse\`: Lighthouse ${versions.lighthouse} as a phone, median of ${RUNS}, ${machine()}. Ours is the built Worker under wrangler dev. Beside
it an empty page with one word, and our landing page in Next.js ${versions.next} (\`next build && next start\`; the same elements and texts, made from
our HTML, the stylesheet linked as Next.js does).

| | performance | accessibility | best practices | SEO |
| --- | ---: | ---: | ---: | ---: |
${simulated.map(({ name, scores: of }) => `| ${[name, ...ALL.map((id) => of[id])].join(" | ")} |`).join("\n")}
${said.length ? `\nWhere points are lost:\n\n${said.join("\n")}\n` : ""}
### Slow 4G, as Lighthouse models it (150 ms, 1.6 Mbit/s, CPU 4x slower)

${table(columns, simulated.map(speed))}

### Slow 3G, applied in the browser (400 ms, 400 kbit/s, CPU 4x slower)

${table(
  [...columns, "first paint, of the empty page"],
  applied.map((page) => [...speed(page), `${(page.paint / empty.paint).toFixed(2)}x`]),
)}

| aim | | measured | |
| --- | --- | --- | --- |
| public pages: 100 in all four | 100 | ${lowest} the lowest | ${lowest === 100 ? "met" : "**not met**"} |${working}
| public pages: first paint on slow 3G, of the empty page | at most ${AIM}x | ${slowest.toFixed(2)}x the slowest | ${slowest <= AIM ? "met" : "**not met**"} |
| our pages: nothing moves | 0 | ${Math.max(...[...simulated, ...applied].filter(own).map(({ shift }) => shift))} | ${[...simulated, ...applied].filter(own).every(({ shift }) => shift === 0) ? "met" : "**not met**"} |`;
}

/** Checks, on sample results without Lighthouse, that a failed trace is retried and that repeated failure ends the benchmark. */
async function tryReading() {
  const numericValue = 7;
  const paints = { "first-contentful-paint": { numericValue }, "largest-contentful-paint": { numericValue } };
  const rest = { "total-blocking-time": { numericValue }, "cumulative-layout-shift": { numericValue } };
  const requests = { "network-requests": { details: { items: [{ protocol: "h2", transferSize: 5 }] } } };
  const good = { audits: { ...paints, ...rest, ...requests }, categories: {} };
  const noTrace = { ...good, runtimeError: { code: "NO_NAVSTART", message: "No navigation in the trace." } };
  const noPaint = { ...good, audits: { ...good.audits, "first-contentful-paint": { score: null } } };
  const results = [noTrace, noPaint, good];
  const { paint, bytes } = await readPage("a page", async () => results.shift());
  deepStrictEqual([paint, bytes, results.length], [7, 5, 0]);
  await rejects(() => readPage("a page", async () => noTrace), /a page: No navigation/);
}

function pagesOf({ origin, cookie }) {
  const empty = { name: "Empty page", url: `http://localhost:${PORTS.empty}/` };
  const ours = (name, path, more) => ({
    name: `**Njia** ${name}`,
    url: origin + path,
    isOurs: true,
    ...more,
  });
  const home = ours("/", "/", { isPublic: true });
  if (isShort) return [empty, home];
  return [
    empty,
    home,
    ours("/pricing", "/pricing", { isPublic: true }),
    ours("/agent-signup", "/agent-signup", { isPublic: true }),
    ...WORKING.map((path) => ours(`${path}, signed in`, path, { cookie })),
    { name: "Landing page in Next.js", url: `http://localhost:${PORTS.next}/` },
  ];
}

async function startPeer(origin) {
  const answer = await fetch(`${origin}/?bench`, { headers: { "accept-encoding": "identity" } });
  await buildNext({ landing: await takeApart(await answer.text()) });
  await startNext(PORTS.next);
}

if (isShort) await tryReading();
else installPeers();
if (!hasPeers()) {
  console.log("lighthouse: not installed; that a failed trace is tried again was tried");
  process.exit(0);
}
const state = mkdtempSync(join(tmpdir(), "njia-bench-lighthouse-"));
try {
  const server = await startLocal({ port: PORTS.ours, state: join(state, "data") });
  if (!isShort) await startPeer(server.origin);
  await serveEmpty();
  await startBrowser(join(state, "browser"));
  const pages = pagesOf(server);
  const { default: lighthouse } = await peer("lighthouse");
  const simulated = await measure(lighthouse, pages, "slow 4G");
  const applied = isShort ? simulated : await measure(lighthouse, pages, "slow 3G");
  writeSection("lighthouse", report(simulated, applied));
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
