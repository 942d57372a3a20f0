// workerd by itself, one Worker and one socket: no proxy, no debugger and no local D1 beside it.
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binary from "workerd";
import { WORKSHOP } from "./install.mjs";
import { start } from "./processes.mjs";

/** The package exports its path as CommonJS. */
const workerd = binary.default ?? binary;

/** `modules` are [name, file] pairs, the Worker's own first; .html files are text. */
export async function startWorkerd(name, port, modules, vars = {}) {
  const folder = join(WORKSHOP, "workerd", name);
  mkdirSync(folder, { recursive: true });
  const parts = modules.map(([module, file]) => {
    copyFileSync(file, join(folder, module));
    return `(name = "${module}", ${module.endsWith(".html") ? "text" : "esModule"} = embed "${module}")`;
  });
  const bindings = Object.entries(vars).map(([key, value]) => `(name = "${key}", text = "${value}")`);
  const config = join(folder, "config.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [${parts.join(", ")}],
  compatibilityDate = "2026-10-01",
  bindings = [${bindings.join(", ")}]
);
`,
  );
  return start(workerd, ["serve", config], { url: `http://127.0.0.1:${port}/`, cwd: folder });
}
