// npm run bench -- dedupe: a duplicate scan over real companies, in the jobs that the queue would run, in workerd on local D1.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { below } from "../peers/processes.mjs";
import {
  expectInTime,
  expectThat,
  isShort,
  machine,
  ROOT,
  sayProgress,
  table,
  writeSection,
} from "../report.mjs";
import { withD1 } from "../search/d1.mjs";

const DATA = join(ROOT, "../shared/data");
const COMPANY_COUNT = isShort ? 1_500 : 60_000;
const BATCH_SIZE = 500;
/** Target: seconds for 50,000 rows, all jobs together. */
const MAX_SECONDS = 60;
const OWN = { accountId: 1, userId: 1 };

const countries = Object.fromEntries(
  existsSync(DATA)
    ? parse(readFileSync(join(DATA, "countries_africa.csv")), { columns: true }).map((row) => [
        row.name,
        row.iso2,
      ])
    : [],
);

/** Returns the shared rows if they exist, otherwise as many similar names, one in twenty written twice. */
function companies() {
  if (!existsSync(DATA) || isShort) {
    const kinds = ["Primary School", "Football Club", "Solar Ltd", "Trading Company", "Hospice"];
    return Array.from({ length: COMPANY_COUNT }, (_, index) => {
      const id = index % 20 === 19 ? index - 1 : index;
      const word = id.toString(36).replace(/\d/g, (digit) => "abcdefghij"[digit]);
      return { name: `Kampuni ${word}wa ${kinds[id % 5]}`, country: "KE", website: null };
    });
  }
  return readdirSync(DATA)
    .filter((name) => name.startsWith("companies_"))
    .flatMap((name) => parse(readFileSync(join(DATA, name)), { columns: true, relax_column_count: true }))
    .filter(({ name }) => name.trim())
    .slice(0, COMPANY_COUNT)
    .map(({ name, country, city, website, description }) => ({
      name: name.slice(0, 200),
      country: countries[country] ?? null,
      city: city || null,
      website: website || null,
      description: description || null,
    }));
}

function emptyDatabase(file) {
  const db = new DatabaseSync(file);
  const folder = join(ROOT, "migrations");
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    db.exec(readFileSync(join(folder, name), "utf8"));
  db.exec(
    "insert into accounts (id, name, plan, operational_markets, created_at) values (1, 'Bench', 'corporate', '[]', 1)",
  );
  db.close();
}

const resident = () =>
  below(process.pid, "workerd").reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);

const folder = mkdtempSync(join(os.tmpdir(), "njia-dedupe-"));
const file = join(folder, "dedupe.sqlite");
emptyDatabase(file);

const figures = await withD1(
  folder,
  file,
  async (worker) => {
    const ask = async (path, more = {}) => {
      const began = performance.now();
      const body = JSON.stringify({ ...OWN, ...more });
      const response = await worker.dispatchFetch(`http://bench/${path}`, { method: "POST", body });
      const text = await response.text();
      if (!response.ok) throw new Error(text.slice(0, 500));
      return { ...JSON.parse(text), seconds: (performance.now() - began) / 1000 };
    };
    const rows = companies();
    for (let index = 0; index < rows.length; index += BATCH_SIZE) {
      if (index % (BATCH_SIZE * 10) === 0) sayProgress("Rows are written", index, rows.length);
      await ask("write", { rows: rows.slice(index, index + BATCH_SIZE) });
    }
    const before = resident();
    await ask("start");
    const steps = new Map();
    let [jobs, longest, peak] = [0, 0, before];
    for (let step = "clearing"; step !== "done"; jobs += 1) {
      const { answer, seconds } = await ask("job");
      if (answer.step === "failed") throw new Error(answer.failureReason);
      steps.set(step, (steps.get(step) ?? 0) + seconds);
      if (jobs % 20 === 0 || step !== answer.step) sayProgress(`Job ${jobs + 1}, ${step}`);
      step = answer.step;
      longest = Math.max(longest, seconds);
      peak = Math.max(peak, resident());
    }
    const { answer: counts } = await ask("count");
    return { rows: rows.length, jobs, longest, before, peak, steps, groups: counts.companies.open };
  },
  "dedupe/worker.ts",
);
rmSync(folder, { recursive: true, force: true });

const { rows, jobs, longest, before, peak, steps, groups } = figures;
const seconds = [...steps.values()].reduce((sum, step) => sum + step, 0);
expectThat(groups > 0, "No duplicates were found.");
expectInTime(seconds < MAX_SECONDS, `${rows} rows took ${seconds.toFixed(1)} s.`);
writeSection(
  "dedupe",
  `## Duplicates

\`npm run bench -- dedupe\` on ${machine()}, ${new Date().toISOString().slice(0, 10)}${process.env.BENCH_NOTE ? `, ${process.env.BENCH_NOTE}` : ""}: all companies of ../shared/data as rows of one account, read, keyed, compared
and grouped by the jobs of the queue one after the other, in workerd on local D1.

${table(
  [
    "rows",
    "groups found",
    "seconds in all",
    "jobs",
    "seconds of the longest job",
    "memory of workerd before, MB",
    "at most, MB",
  ],
  [[rows, groups, seconds, jobs, longest, Math.round(before), Math.round(peak)]],
)}

The aim is under ${MAX_SECONDS} s for 50,000 rows. The memory is the process with its database; what a job holds is bounded by its pieces: 500 rows, the companies of
4,000 keys, 60,000 pairs of numbers.`,
);
