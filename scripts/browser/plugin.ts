import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ASKED = "?module";

/** Bundles into one file without imports, so that a page fetches it in one request. */
async function bundled(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
    build: {
      write: false,
      target: "es2022",
      minify: "terser",
      terserOptions: { module: true, compress: { passes: 2 }, format: { comments: false } },
      modulePreload: false,
      rollupOptions: { input: file, output: { format: "es", inlineDynamicImports: true } },
    },
  });
  const [chunk] = "output" in made ? made.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${file} gave no module`);
  return chunk.code;
}

/**
 * Serves a small script to pages that don't hydrate: `import tour from "~/browser/tour?module"` returns its code as
 * text and a hash for its URL.
 */
export const browserModules: Plugin = {
  name: "browser-modules",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(ASKED)) return;
    const file = id.slice(0, -ASKED.length);
    this.addWatchFile(file);
    const code = await bundled(file);
    return `export default ${JSON.stringify({ code, hash: createHash("sha256").update(code).digest("hex").slice(0, 10) })};`;
  },
};
