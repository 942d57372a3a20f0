// The stages of a test run: the counts and duration of each, and the summary lines.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT, run, toolEnv } from "./bootstrap.mjs";
import { secondsOfPlaywright, secondsOfVitest, writeTimings } from "./test-timings.mjs";

const REPORTS = join(ROOT, "test-results");
const stages = [];
const failures = [];
const logged = [];
const notes = [];
const reports = [];
const MAX_SERVER_ERRORS = 10;
const begun = Date.now();

/** Walks that are compared manually (scripts/walk) are kept across test runs. */
const KEPT = ["walk"];

export function purgeReports() {
  for (const name of existsSync(REPORTS) ? readdirSync(REPORTS) : [])
    if (!KEPT.includes(name)) rmSync(join(REPORTS, name), { recursive: true, force: true });
}

/** Runs one stage; `work` resolves to [passed, failed]. */
export async function stage(name, work) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const [passed, failed] = await work();
  const seconds = (Date.now() - started) / 1000;
  stages.push({ name, passed, failed, seconds });
  console.log(`-- ${name}: ${seconds.toFixed(1)} s`);
  return failed === 0;
}

/** Runs a check as one test that passes with exit code 0. */
export const check = (name, command, args, env = {}) =>
  stage(name, async () => {
    const code = await run(command, args, { env: { ...toolEnv(), ...env } });
    return code === 0 ? [1, 0] : [0, 1];
  });

/** Adds a line below the table at the end. */
export const note = (line) => notes.push(line);

/** Runs the short benches; the summary names those that failed. */
export const benches = (name) =>
  stage(name, async () => {
    const code = await run("node", ["scripts/bench.mjs", "--short"]);
    failures.push(...(readReport("benches-failed.json") ?? []).map((topic) => `the short bench ${topic}`));
    return code === 0 ? [1, 0] : [0, 1];
  });

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(join(REPORTS, file), "utf8"));
  } catch {
    return null;
  }
};

const MAX_DIFFERENCES = 5;

/** Returns the first line of an error, its locator, and what the test received. */
function firstLine(text = "") {
  const [line, ...rest] = stripVTControlCharacters(text).split("\n");
  const received = rest.filter((row) => /^\+ (?! *Received)|^(Locator|Received)[ a-z]*:/.test(row));
  return [line, ...received.slice(0, MAX_DIFFERENCES)].map((text) => text.slice(0, 200)).join(" ");
}

function* failedInVitest(report) {
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    for (const test of failed) yield `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`;
    if (message) yield `${file}: ${firstLine(message)}`;
  }
}

function* failedInPlaywright(suites) {
  for (const { file, specs = [], suites: inner } of suites ?? []) {
    for (const spec of specs.filter(({ ok }) => !ok)) {
      const failed = spec.tests.find(({ results }) => results.some(({ error }) => error));
      const error = failed?.results.find((result) => result.error)?.error;
      const at = error?.location?.line ?? spec.line;
      yield `${file}:${at} > ${spec.title} (${failed?.projectName}): ${firstLine(error?.message)}`;
    }
    yield* failedInPlaywright(inner);
  }
}

/** Returns the last errors that the journey servers logged, one line each. */
function serverErrors() {
  const logs = readdirSync(REPORTS).filter((file) => /^server-\d+\.log$/.test(file));
  return logs.flatMap((file) => {
    const lines = stripVTControlCharacters(readFileSync(join(REPORTS, file), "utf8")).split("\n");
    const errors = lines.filter((line) => line.includes('"level":"error"') || /^\S*\s*\[ERROR\]/.test(line));
    return errors.slice(-MAX_SERVER_ERRORS).map((line) => `${file}: ${line.slice(0, 300)}`);
  });
}

let reportCount = 0;

/** Stages may run in parallel, so each has a separate report. */
function nextReport(tool) {
  reportCount += 1;
  return `${tool}-${reportCount}.json`;
}

/** Runs vitest with these arguments and uses its counts. */
export const vitest = (name, args) =>
  stage(name, async () => {
    const file = nextReport("vitest");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=test-results/${file}`];
    const code = await run("vitest", [...args, ...reporters]);
    const report = readReport(file);
    reports.push(...secondsOfVitest(report));
    failures.push(...failedInVitest(report));
    return [report?.numPassedTests ?? 0, code === 0 ? 0 : Math.max(report?.numFailedTests ?? 1, 1)];
  });

/** Runs Playwright with these arguments and uses its counts. */
export const playwright = (name, args, env) =>
  stage(name, async () => {
    const file = nextReport("playwright");
    const code = await run("playwright", ["test", "--reporter=line,json", ...args], {
      env: { ...toolEnv(), ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `test-results/${file}` },
    });
    const report = readReport(file);
    reports.push(...secondsOfPlaywright(report));
    failures.push(...failedInPlaywright(report?.suites));
    if (code !== 0) logged.push(...serverErrors());
    const stats = report?.stats;
    return [stats?.expected ?? 0, code === 0 ? 0 : Math.max(stats?.unexpected ?? 1, 1)];
  });

/** Prints every stage and each test that failed, and ends the process; the last line is "N passed, N failed". */
export function end() {
  const width = Math.max(...stages.map(({ name }) => name.length));
  const sum = (key) => stages.reduce((total, stage) => total + stage[key], 0);
  const row = (name, { seconds, passed, failed }) =>
    `${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  console.log("");
  for (const stage of stages) console.log(row(stage.name, stage));
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`Took ${seconds} s.`);
  writeTimings({ scope: process.env.TEST_SCOPE ?? "some", seconds, stages, files: reports });
  for (const line of notes) console.log(line);
  for (const line of logged) console.log(`LOGGED ${line}`);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  const broken = stages.filter(({ failed }) => failed > 0);
  if (broken.length) console.log(`Failed: ${broken.map(({ name }) => name).join("; ")}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(broken.length ? 1 : 0);
}
