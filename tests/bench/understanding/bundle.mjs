// Bundles a part's TypeScript as one module for Node; `~` is the current app or that of the last release.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../report.mjs";

/** Loads cases in plain text as Vite does. */
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

/** Current modules with their path in the last release and the names it exported. */
const MOVED = JSON.parse(readFileSync(new URL("moved.json", import.meta.url), "utf8"));

const fileOf = (base, path) =>
  [".ts", ".tsx", ".js", "/index.ts"]
    .map((end) => join(base, "app", `${path}${end}`))
    .find((file) => existsSync(file));

/**
 * Resolves "~/" to the app of `root`. Labelled cases fall back to the current app if the last release lacks a module;
 * before.ts fails.
 */
const appOf = (root) => ({
  name: "app",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^~\// }, ({ path, importer, namespace }) => {
      const name = path.slice(2);
      if (root !== ROOT && namespace !== "moved" && MOVED[name] && !importer.startsWith(join(ROOT, "app/")))
        return { path: name, namespace: "moved" };
      const isOfToday = importer.startsWith(join(ROOT, "app/"));
      const isBefore = importer.endsWith("/before.ts");
      const bases = isOfToday ? [ROOT] : isBefore ? [root] : [root, ROOT];
      const found = bases.map((base) => fileOf(base, name)).find(Boolean);
      return found ? { path: found } : { errors: [{ text: `The app of ${root} has no ${name}.` }] };
    });
    esbuild.onLoad({ filter: /.*/, namespace: "moved" }, ({ path }) => {
      const [old, names] = MOVED[path];
      const renamed = Object.entries(names).map(([today, before]) => `${before} as ${today}`);
      const named = renamed.length > 0 ? `export { ${renamed.join(", ")} } from "~/${old}";` : "";
      return { contents: `export * from "~/${old}";\n${named}`, loader: "ts", resolveDir: root };
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
