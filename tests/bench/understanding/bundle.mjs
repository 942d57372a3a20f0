// A part's TypeScript as one module for Node; `~` is the app as it is or as the last release had it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../report.mjs";

/** Cases that are plain text, as Vite reads them. */
const rawText = {
  name: "raw-text",
  setup(esbuild) {
    esbuild.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, "")),
      namespace: "raw-text",
    }));
    esbuild.onLoad({ filter: /.*/, namespace: "raw-text" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
  },
};

/** @returns the path of the module */
export async function bundle(entry, outfile, root = ROOT) {
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    alias: { "~": join(root, "app"), workers: join(root, "workers") },
    nodePaths: [join(ROOT, "node_modules")],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [rawText],
    logLevel: "error",
  });
  return outfile;
}
