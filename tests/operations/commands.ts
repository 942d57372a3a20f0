import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, toolEnv } from "../../scripts/bootstrap.mjs";

/** Runs a project script to its end; returns its exit code and output. */
export function runScript(script: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: ROOT, env: { ...toolEnv(), ...env } });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
    child.on("close", (code) => resolve({ code: code ?? 1, said }));
  });
}

export const newFolder = () => mkdtempSync(join(tmpdir(), "njia-operations-"));

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
