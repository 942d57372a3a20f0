// Runs servers as processes: starts them, waits for them, reads their CPU from /proc, ends them.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { toolEnv } from "../../../scripts/bootstrap.mjs";
import { ROOT } from "../report.mjs";

/** The kernel counts CPU in this fraction of a second (USER_HZ, the same on every Linux we know). */
const TICKS = 100;
const running = new Set();

/** Starts a server and waits for a 2xx response from `url`. Drops its output, and its errors if `errors` is "ignore". */
export async function start(command, args, { url, cwd = ROOT, env = {}, seconds = 120, errors = "inherit" }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnv(), NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", errors],
    detached: true,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  for (let attempt = 0; attempt < seconds * 4; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(" ")} ended before it answered.`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${command} ${args.join(" ")} did not answer ${url}.`);
}

const given = new Set();

/** Returns an unused port below the ephemeral range, so that two benchmarks can run side by side. */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

const signal = (child, name) => {
  try {
    process.kill(-child.pid, name);
  } catch {
    // The process has already ended.
  }
};

/** Ends these servers, or all that still run. */
export async function stop(...children) {
  const ending = (children.length ? children : [...running]).filter((child) => running.has(child));
  const gone = Promise.all(ending.map((child) => new Promise((resolve) => child.once("exit", resolve))));
  for (const child of ending) signal(child, "SIGTERM");
  const hard = setTimeout(() => {
    for (const child of ending) signal(child, "SIGKILL");
  }, 4000);
  await gone;
  clearTimeout(hard);
}

for (const name of ["SIGINT", "SIGTERM"])
  process.once(name, () => {
    stop().then(() => process.exit(1));
  });

const stat = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return {
      name: text.slice(text.indexOf("(") + 1, text.lastIndexOf(")")),
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  } catch {
    return null;
  }
};

/** Lists the processes at and below `root`, or only those of this name if one is given. */
export function below(root, name) {
  const all = new Map();
  for (const entry of readdirSync("/proc")) {
    const known = /^\d+$/.test(entry) && stat(entry);
    if (known) all.set(Number(entry), known);
  }
  const isBelow = (pid) => pid === root || (all.has(pid) && isBelow(all.get(pid).parent));
  return [...all.keys()].filter((pid) => isBelow(pid) && (!name || all.get(pid).name === name));
}

/** CPU seconds, user and system, that these processes have used so far. */
export const cpuSeconds = (pids) => pids.reduce((sum, pid) => sum + (stat(pid)?.ticks ?? 0), 0) / TICKS;
