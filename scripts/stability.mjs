// npm run stability -- [runs] [--busy]: runs the gate that many times (default 1) and appends a line per run to
// tests/stability.tsv. --busy also runs a loop that uses one core. It can be stopped and resumed: each line is written
// when its run ends.
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { install, ROOT } from "./bootstrap.mjs";

const FILE = join(ROOT, "tests/stability.tsv");
const HEAD = "date\tcommit\tbusy\tload\tseconds\tpassed\tfailed\tfailures";

const isBusy = process.argv.includes("--busy");
const runs = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 1);
const git = (...args) => spawnSync("git", args, { cwd: ROOT, encoding: "utf8" }).stdout.trim();

/** Runs the gate once and passes its output through. @returns everything it printed */
function gate() {
  return new Promise((resolve) => {
    const child = spawn("node", ["scripts/test.mjs"], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      process.stdout.write(chunk);
    });
    child.on("close", () => resolve(printed));
  });
}

const numberIn = (text, pattern) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

async function measure() {
  const load = loadavg()[0].toFixed(1);
  const busy = isBusy ? spawn("node", ["-e", "for (;;);"], { stdio: "ignore" }) : null;
  const printed = await gate();
  busy?.kill("SIGKILL");
  const failures = [...printed.matchAll(/^FAILED (.*)$/gm)].map(([, what]) => what.replaceAll("\t", " "));
  const line = [
    new Date().toISOString().slice(0, 16),
    `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain", "--untracked-files=no") ? "+" : ""}`,
    isBusy ? "one core" : "idle",
    load,
    numberIn(printed, /^Took (\d+) s\.$/m),
    numberIn(printed, /^(\d+) passed, \d+ failed$/m),
    numberIn(printed, /^\d+ passed, (\d+) failed$/m),
    failures.join("; ") || "none",
  ];
  if (!existsSync(FILE)) writeFileSync(FILE, `${HEAD}\n`);
  appendFileSync(FILE, `${line.join("\t")}\n`);
}

install();
for (let index = 0; index < runs; index += 1) await measure();
console.log(`\n${existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD}`);
