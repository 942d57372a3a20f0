// Finds messages that are read while modules load, before a request has a language. Loads all modules that use the
// catalogue in Node, with a catalogue that records each call.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const CATALOGUE = `
const calls = [];
const messageOf = (_, key) => Object.assign(() => { calls.push(key); return ""; }, { parts: () => { calls.push(key); return []; } });
export const m = new Proxy({}, { get: messageOf });
export const end = () => process.stdout.write(JSON.stringify(calls));`;

/** Stubs for modules that only the platform or Vite has; none of their functions is called while modules load. */
const standIns = {
  name: "stand-ins",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /messages\/(messages|runtime)$/ }, () => ({
      path: "catalogue",
      namespace: "catalogue",
    }));
    onLoad({ filter: /./, namespace: "catalogue" }, () => ({ contents: CATALOGUE }));
    onResolve({ filter: /^cloudflare:|\?(url|raw|inline|module)$/ }, ({ path }) => ({
      path,
      namespace: "none",
    }));
    onLoad({ filter: /./, namespace: "none" }, () => ({
      contents: "export default ''; export const env = {}; export class WorkerEntrypoint {}",
    }));
    onLoad({ filter: /\.(css|svg|md|ttf|woff2)$/ }, () => ({ contents: "export default ''" }));
  },
};

const usesCatalogue = (file) =>
  /\.tsx?$/.test(file) && readFileSync(file, "utf8").includes('from "~/messages/messages"');

export async function messagesAtModuleScope() {
  const files = readdirSync(join(ROOT, "app"), { recursive: true })
    .map((name) => join(ROOT, "app", name))
    .filter(usesCatalogue);
  const folder = mkdtempSync(join(ROOT, "node_modules/.module-scope-"));
  try {
    const entry = join(folder, "all.ts");
    const outfile = join(folder, "all.mjs");
    const imports = files.map((file) => `import ${JSON.stringify(file)};`);
    writeFileSync(entry, [...imports, 'import { end } from "~/messages/messages";', "end();"].join("\n"));
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      jsx: "automatic",
      logLevel: "error",
      plugins: [standIns],
      alias: { "~": join(ROOT, "app"), workers: join(ROOT, "workers") },
      define: { "import.meta.glob": "globalThis.noFiles", "import.meta.env": "{}" },
      banner: {
        js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url); globalThis.noFiles = () => ({});',
      },
    });
    return JSON.parse(execFileSync("node", [outfile], { encoding: "utf8", maxBuffer: 1e8 }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
