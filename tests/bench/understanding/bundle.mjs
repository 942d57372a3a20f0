// A part's TypeScript as one module for Node; `~` is the app as it is or as the last release had it.
import { existsSync, readFileSync } from "node:fs";
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

/** "~/" is the app of `root`; what it lacks, the cases read with the app of today, whose files read each other. */
const appOf = (root) => ({
  name: "app",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^~\// }, ({ path, importer }) => {
      const isOfToday = importer.startsWith(join(ROOT, "app/"));
      const files = (isOfToday ? [ROOT] : [root, ROOT]).flatMap((base) =>
        [".ts", ".tsx", ".js", "/index.ts"].map((end) => join(base, "app", `${path.slice(2)}${end}`)),
      );
      return { path: files.find((file) => existsSync(file)) ?? files[0] };
    });
  },
});

/** @returns the path of the module */
export async function bundle(entry, outfile, root = ROOT) {
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    alias: { workers: join(root, "workers") },
    nodePaths: [join(ROOT, "node_modules")],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    plugins: [rawText, appOf(root)],
    logLevel: "error",
  });
  return outfile;
}
