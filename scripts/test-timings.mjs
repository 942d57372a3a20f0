// Seconds per test file and group, from the reports of vitest and Playwright: test-results/timings.json. `node
// scripts/test-timings.mjs` writes the last full run into its section of docs/testing.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./bootstrap.mjs";

const FILE = join(ROOT, "test-results/timings.json");
const PAGE = join(ROOT, "docs/testing.md");
/** Number of files in the table. */
const DEAREST = 20;

/** Seconds from the first test's start to the last one's end: files of one worker run one after another. */
export const secondsOfVitest = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(ROOT, name).replaceAll("\\", "/"),
    seconds: Math.max(0, endTime - startTime) / 1000,
    cases: assertionResults.length,
  }));

/** Seconds of all tests in a file, in both browsers. */
export function secondsOfPlaywright(report) {
  const files = new Map();
  const read = (suites) => {
    for (const { file, specs = [], suites: inner } of suites ?? []) {
      const sum = files.get(file) ?? { file: `tests/e2e/${file}`, seconds: 0, cases: 0 };
      for (const { results } of specs.flatMap(({ tests }) => tests)) {
        sum.seconds += results.reduce((total, { duration }) => total + duration, 0) / 1000;
        sum.cases += results.some(({ status }) => status !== "skipped") ? 1 : 0;
      }
      files.set(file, sum);
      read(inner);
    }
  };
  read(report?.suites);
  return [...files.values()].filter(({ cases }) => cases > 0);
}

/** `tests/domains/billing` for a domain, else the first folder below tests. */
const groupOf = (file) => /^tests\/(?:domains\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? file;

function groupsOf(files) {
  const groups = new Map();
  for (const { file, seconds, cases } of files) {
    const name = groupOf(file);
    const sum = groups.get(name) ?? { name, files: 0, cases: 0, seconds: 0 };
    groups.set(name, {
      name,
      files: sum.files + 1,
      cases: sum.cases + cases,
      seconds: sum.seconds + seconds,
    });
  }
  return [...groups.values()].sort((one, other) => other.seconds - one.seconds);
}

/** Writes the timings of a run; a file that ran in two stages counts once. */
export function writeTimings({ scope, seconds, stages, files }) {
  const sums = new Map();
  for (const file of files) {
    const sum = sums.get(file.file);
    if (sum) Object.assign(sum, { seconds: sum.seconds + file.seconds, cases: sum.cases + file.cases });
    else sums.set(file.file, { ...file });
  }
  const all = [...sums.values()].sort((one, other) => other.seconds - one.seconds);
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  const told = { scope, seconds, stages, groups: groupsOf(all), files: all };
  writeFileSync(FILE, `${JSON.stringify(told, null, 1)}\n`);
}

const row = (...cells) => `| ${cells.join(" | ")} |`;
const rounded = (seconds) => (seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds)));

function tables({ stages, groups, files }) {
  return [
    row("stage", "seconds", "passed"),
    row("---", "---:", "---:"),
    ...stages.map(({ name, seconds, passed }) => row(name, rounded(seconds), passed)),
    "",
    row("group", "files", "cases", "seconds"),
    row("---", "---:", "---:", "---:"),
    ...groups.map(({ name, files, cases, seconds }) => row(`\`${name}\``, files, cases, rounded(seconds))),
    "",
    row("slowest files", "cases", "seconds"),
    row("---", "---:", "---:"),
    ...files.slice(0, DEAREST).map(({ file, cases, seconds }) => row(`\`${file}\``, cases, rounded(seconds))),
  ];
}

function writePage() {
  const timings = JSON.parse(readFileSync(FILE, "utf8"));
  if (!["gate", "all"].includes(timings.scope)) throw new Error("The last test run was no full one.");
  const [open, close] = [`<!-- timings:${timings.scope} -->`, `<!-- /timings:${timings.scope} -->`];
  const page = readFileSync(PAGE, "utf8");
  const [start, end] = [page.indexOf(open), page.indexOf(close)];
  if (start === -1 || end < start) throw new Error(`docs/testing.md has no section ${open}.`);
  const section = [open, `Together ${timings.seconds} s.`, "", ...tables(timings)].join("\n");
  writeFileSync(PAGE, `${page.slice(0, start)}${section}\n${page.slice(end)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writePage();
