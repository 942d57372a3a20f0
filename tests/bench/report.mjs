// Shared functions of the benchmarks: percentiles, a Markdown table, the machine, and the writer of a section of docs/performance.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = join(ROOT, "docs/performance.md");

/**
 * With `--short` a benchmark takes seconds, writes no file, and fails if a row has no figure. `npm run test:all` runs
 * all of them this way. SHOW=1 prints the results.
 */
export const isShort = process.argv.includes("--short");

/** The value below which this share (0.5, 0.95) of the numbers lies. */
export const percentile = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (numbers) => percentile(numbers, 0.5);

/** Rounds to three significant digits: 0.0421, 3.52, 104, 12,345. */
export const figure = (value) => {
  if (typeof value !== "number") return value;
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
};

/** Renders a Markdown table; formats number cells and right-aligns columns without text. */
export const table = (columns, rows) => {
  const right = columns.map(
    (_, index) => rows.length > 0 && rows.every((row) => typeof row[index] !== "string"),
  );
  const line = (cells) => `| ${cells.map((cell) => figure(cell ?? "")).join(" | ")} |`;
  return [line(columns), line(right.map((is) => (is ? "---:" : "---"))), ...rows.map(line)].join("\n");
};

/** Describes this machine: "Intel Xeon, 2 cores, 24 GB, Linux 6.1, Node 24.21.0". */
export const machine = () =>
  `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ` +
  `${os.type()} ${os.release().split("-")[0]}, Node ${process.versions.node}`;

const began = Date.now();

/** Prints what a long form is doing, its progress and the time since its start: "[2 min 5 s] cpu, round 2 of 5: 13 of 48". */
export function sayProgress(what, done, of) {
  if (isShort) return;
  const seconds = Math.round((Date.now() - began) / 1000);
  const since = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  console.log(`[${since}] ${what}${of === undefined ? "" : `: ${figure(done)} of ${figure(of)}`}`);
}

/** @throws Error if the short form of a benchmark has no rows, or a row without its figures */
function checkRows(topic, text) {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const rows = lines.length - 2 * lines.filter((line) => /^\|[-| :]+\|$/.test(line)).length;
  if (rows < 1) throw new Error(`${topic}: no rows.`);
  const broken = lines.filter((line) => /\b(NaN|undefined|null|Infinity)\b/.test(line));
  if (broken.length) throw new Error(`${topic}: a row without its figures.\n${broken.join("\n")}`);
  console.log(process.env.SHOW ? text : `${topic}: ${rows} rows`);
}

/** Requires a condition, in the short form and the long form. @throws Error */
export function expectThat(isSo, words) {
  if (!isSo) throw new Error(words);
}

/** Requires a time limit, in the long form only: `npm run test:all` runs on machines that do other work. @throws Error */
export function expectInTime(isSo, words) {
  if (!isShort) expectThat(isSo, words);
  else if (!isSo) console.log(`${words} (Not held in the short form.)`);
}

/** Puts `text` between the markers of `topic` in docs/performance.md, adding missing markers at the end, and prints it. */
export function writeSection(topic, text) {
  if (isShort) return checkRows(topic, text);
  const [open, close] = [`<!-- bench:${topic} -->`, `<!-- /bench:${topic} -->`];
  mkdirSync(dirname(PAGE), { recursive: true });
  const page = existsSync(PAGE)
    ? readFileSync(PAGE, "utf8")
    : "# Performance\n\nEach section is written by its bench.\n";
  const section = `${open}\n${text.trim()}\n${close}`;
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  const next =
    start === -1 || end === -1
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, start) + section + page.slice(end + close.length);
  writeFileSync(PAGE, next);
  console.log(text);
}
