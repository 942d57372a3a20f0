// npm run test:cpu [-- word …]: measures the CPU cost of each input, with the tests whose names contain one of the
// words. Ends with the most expensive inputs.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { install, ROOT, run, toolEnv } from "./bootstrap.mjs";
import { build, isBuilt } from "./prepare.mjs";

const FIGURES = join(ROOT, "test-results/cpu.jsonl");
const AIM_MS = 300;
const SHOWN = 10;

install();
const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
if (!isBuilt() && (await build()) !== 0) process.exit(1);
rmSync(FIGURES, { force: true });

const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const filter = words.length > 0 ? ["-t", escaped.join("|")] : [];
const code = await run("vitest", ["run", "--project=cpu", "--maxWorkers=1", ...filter], {
  env: { ...toolEnv(), CPU: "1" },
});

const lines = existsSync(FIGURES) ? readFileSync(FIGURES, "utf8").trim().split("\n").filter(Boolean) : [];
const figures = lines.map((line) => JSON.parse(line));
const worst = new Map();
for (const figure of figures)
  if (figure.ms >= (worst.get(figure.input)?.ms ?? 0)) worst.set(figure.input, figure);
const costliest = [...worst.values()].sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
console.log(`\n${lines.length} requests into ${worst.size} inputs. The ${costliest.length} most expensive:`);
for (const { input, shape, bytes, ms, answer } of costliest)
  console.log(
    `${String(ms).padStart(6)} ms${ms > AIM_MS ? " ABOVE THE AIM" : ""}  ${input}, ${shape}, ${bytes} bytes: ${answer}`,
  );

/** Statuses that are returned before an input is read. */
const BEFORE = [401, 403, 404, 405];
const answers = new Map();
for (const { input, answer } of figures) answers.set(input, [...(answers.get(input) ?? []), answer]);
const unread = [...answers].filter(([, all]) => all.every((answer) => BEFORE.includes(answer)));
if (unread.length > 0)
  console.log(`\nNot read, as their subject is gone or closed: ${unread.map(([input]) => input).join("; ")}`);
process.exit(code);
