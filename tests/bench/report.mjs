// What the benches share: percentiles, a Markdown table, the machine, and the writer of a section of docs/performance.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = join(ROOT, "docs/performance.md");

/** The value below which this share (0.5, 0.95) of the numbers lies. */
export const percentile = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (numbers) => percentile(numbers, 0.5);

/** Three digits that matter: 0.0421, 3.52, 104, 12,345. */
export const figure = (value) => {
  if (typeof value !== "number") return value;
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(3)));
};

/** A Markdown table; cells that are numbers are formatted and stand right. */
export const table = (columns, rows) => {
  const right = columns.map((_, at) => rows.length > 0 && rows.every((row) => typeof row[at] !== "string"));
  const line = (cells) => `| ${cells.map((cell) => figure(cell ?? "")).join(" | ")} |`;
  return [line(columns), line(right.map((is) => (is ? "---:" : "---"))), ...rows.map(line)].join("\n");
};

/** "Intel Xeon, 2 cores, 24 GB, Linux 6.1, Node 24.21.0". */
export const machine = () =>
  `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, ` +
  `${os.type()} ${os.release().split("-")[0]}, Node ${process.versions.node}`;

/** Puts `text` between the markers of `topic` in docs/performance.md, at the end where there are none yet, and prints it. */
export function writeSection(topic, text) {
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
