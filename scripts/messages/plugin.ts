import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const CATALOGUE = fileURLToPath(new URL("../../messages", import.meta.url));
const compile = () =>
  execFileSync("node", [fileURLToPath(new URL("compile.mjs", import.meta.url))], { stdio: "inherit" });

/** Compiles the messages before anything imports them, and again when one changes under `npm run dev`. */
export const compiledMessages: Plugin = {
  name: "compiled-messages",
  config: () => void compile(),
  configureServer({ watcher }) {
    watcher.add(CATALOGUE);
    watcher.on("change", (file) => file.startsWith(CATALOGUE) && compile());
  },
};
