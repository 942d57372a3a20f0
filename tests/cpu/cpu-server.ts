import { appendFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** URL: GET returns the milliseconds of CPU used by the workerd processes; POST stores a line of figures. */
    cpu: string;
  }
}

/** Milliseconds per kernel tick: 1/100 s on every Linux that Node runs on. */
const TICK_MS = 10;
const FIGURES = "test-results/cpu.jsonl";

/** Reads the fields of /proc/<pid>/stat after the name, which may contain spaces and brackets. */
function statOf(pid: string): { name: string; parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const fields = stat.slice(end + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { name: stat.slice(stat.indexOf("(") + 1, end), parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/** User and system time of every workerd below this process, in milliseconds. */
function cpuOfWorkerd(): number {
  const stats = new Map<number, NonNullable<ReturnType<typeof statOf>>>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    if (stat) stats.set(Number(pid), stat);
  }
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (stats.has(pid) && isOurs(stats.get(pid)?.parent ?? 0));
  let ticks = 0;
  for (const [pid, stat] of stats) if (stat.name.startsWith("workerd") && isOurs(pid)) ticks += stat.ticks;
  return ticks * TICK_MS;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync("test-results", { recursive: true });
  const server = createServer(async (request, response) => {
    if (request.method === "POST") appendFileSync(FIGURES, `${await textOf(request)}\n`);
    response.end(request.method === "POST" ? "" : String(cpuOfWorkerd()));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  project.provide("cpu", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => new Promise((closed) => server.close(() => closed()));
}
