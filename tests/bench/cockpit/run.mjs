// npm run bench -- cockpit: measures the portal's tabs in workerd on local D1, and the same queries in SQLite.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expectThat, isShort, machine, percentile, sayProgress, table, writeSection } from "../report.mjs";
import { bundle } from "../search/bundle.mjs";
import { withD1 } from "../search/d1.mjs";
import { openPlain, PLAIN } from "./plain.mjs";
import { NOW, OWN, seedCockpit } from "./seed.mjs";

const COUNT = isShort ? 3_000 : 1_000_000;
const ROUNDS = isShort ? 2 : 9;
const MAX_ROWS = 500;

const TABS = [
  ["analytics", "analytics: totals, costs, by source, campaign and country"],
  ["dashboard", "the sales dashboard"],
  ["funnel", "the funnel of 365 days: stages, trend, countries"],
  ["leads", "50 leads of a stage in 365 days, with their total"],
  ["contacts", "50 contacts, the newest"],
  ["kenyans", "50 contacts of a country"],
];

const folder = mkdtempSync(join(os.tmpdir(), "njia-cockpit-"));
const file = join(folder, "cockpit.sqlite");
const app = await import(pathToFileURL(await bundle("cockpit/app.ts", folder)).href);
sayProgress(`${COUNT} leads are written`);
seedCockpit(app, file, COUNT);

const ours = await withD1(
  folder,
  file,
  async (worker) => {
    const all = {};
    for (const [tab] of TABS) {
      all[tab] = [];
      sayProgress(`${tab} is asked ${ROUNDS} times`);
      for (let round = 0; round <= ROUNDS; round += 1) {
        const began = performance.now();
        const body = JSON.stringify({ accountId: OWN, now: NOW });
        const response = await worker.dispatchFetch(`http://bench/${tab}`, { method: "POST", body });
        const text = await response.text();
        if (!response.ok) throw new Error(text);
        all[tab].push({ ...JSON.parse(text), milliseconds: performance.now() - began });
      }
      // The first round warms the caches.
      all[tab].shift();
    }
    return all;
  },
  "cockpit/worker.ts",
);

const db = openPlain(file);
const plain = Object.fromEntries(
  TABS.map(([tab]) => {
    PLAIN[tab](db);
    const rounds = Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      const answer = PLAIN[tab](db);
      return { answer, milliseconds: performance.now() - began };
    });
    return [tab, rounds];
  }),
);
db.close();

const same = (tab) => JSON.stringify(ours[tab][0].answer) === JSON.stringify(plain[tab][0].answer);
for (const tab of ["funnel", "leads", "contacts", "kenyans"])
  expectThat(
    same(tab),
    `${tab}: ${JSON.stringify(ours[tab][0].answer).slice(0, 300)} is not the plain answer.`,
  );
const { counts } = ours.analytics[0].answer;
expectThat(
  JSON.stringify(counts) === JSON.stringify(plain.analytics[0].answer.counts),
  "The totals of the analytics are not the plain ones.",
);

const half = (rounds, what) =>
  percentile(
    rounds.map((round) => round[what]),
    0.5,
  );
const rows = TABS.map(([tab, what]) => {
  const rowsRead = Math.max(...ours[tab].map((round) => round.rowsRead));
  expectThat(rowsRead <= MAX_ROWS, `${what} read ${rowsRead} rows.`);
  const [whole, inDatabase, peer] = [
    half(ours[tab], "milliseconds"),
    half(ours[tab], "inDatabase"),
    half(plain[tab], "milliseconds"),
  ];
  return [what, rowsRead, whole, inDatabase, peer, `${(peer / whole).toPrecision(2)}x`];
});
writeSection(
  "cockpit",
  `## The tabs of the portal

\`npm run bench -- cockpit\` on ${machine()}, ${new Date().toISOString().slice(0, 10)}: an account among ${COUNT.toLocaleString("en")} leads on their way and with
${COUNT.toLocaleString("en")} contacts. The product's own functions in workerd on local D1, whole requests and what of them passes in D1, beside node:sqlite on the
same file with the queries one writes first: sums of all rows, where triggers keep them for us. Answers are compared. The aim is at most ${MAX_ROWS} rows
read by a tab. Companies are under "Company search".

${table(["", "`rows_read` at most", "Njia p50 ms", "of it in D1", "plain SQLite p50 ms", "plain / Njia"], rows)}`,
);
rmSync(folder, { recursive: true, force: true });
