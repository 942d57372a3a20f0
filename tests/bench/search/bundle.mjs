// The app's TypeScript as one module for Node (app.ts) or for workerd (worker.ts). `entry` is below tests/bench.
import { basename, join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../report.mjs";

export async function bundle(entry, folder) {
  const outfile = join(folder, basename(entry).replace(/\.ts$/, ".mjs"));
  await build({
    entryPoints: [join(ROOT, "tests/bench", entry)],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    external: ["node:*", "cloudflare:*"],
    alias: { "~": join(ROOT, "app"), workers: join(ROOT, "workers") },
    logLevel: "error",
  });
  return outfile;
}
