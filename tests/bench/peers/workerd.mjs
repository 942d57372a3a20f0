// workerd alone, with one Worker and one socket: no proxy, debugger or local D1. A Worker that needs a database gets
// one without rows. It returns the default settings, which an isolate reads every 30 seconds, and rejects all other
// queries.
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binary from "workerd";
import { WORKSHOP } from "./install.mjs";
import { start } from "./processes.mjs";

/** The package exports its path as CommonJS. */
const workerd = binary.default ?? binary;

const NO_ROWS = `export default {
  async fetch(request) {
    const asked = [await request.json()].flat();
    const other = asked.find(({ sql }) => !/^select [^;]* from "settings"$/.test(sql));
    if (other) return Response.json({ success: false, error: "Not for this bench: " + other.sql });
    const meta = { duration: 0, rows_read: 0, rows_written: 0, changes: 0 };
    const results = { columns: ["key", "value", "changed_at", "changed_by"], rows: [] };
    return Response.json(asked.map(() => ({ success: true, results, meta })));
  },
};
`;

const DATABASE = `(name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "db")]))`;

/** Starts workerd. `modules` are [name, file] pairs, the Worker's own first; .html files are text. */
export async function startWorkerd(name, port, modules, { vars = {}, hasDatabase = false } = {}) {
  const folder = join(WORKSHOP, "workerd", name);
  mkdirSync(folder, { recursive: true });
  const parts = modules.map(([module, file]) => {
    copyFileSync(file, join(folder, module));
    return `(name = "${module}", ${module.endsWith(".html") ? "text" : "esModule"} = embed "${module}")`;
  });
  const bindings = Object.entries(vars).map(([key, value]) => `(name = "${key}", text = "${value}")`);
  if (hasDatabase) bindings.push(DATABASE);
  writeFileSync(join(folder, "no-rows.js"), NO_ROWS);
  const config = join(folder, "config.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "db", worker = .db)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [${parts.join(", ")}],
  compatibilityDate = "2026-10-01",
  bindings = [${bindings.join(", ")}]
);
const db :Workerd.Worker = (
  modules = [(name = "no-rows.js", esModule = embed "no-rows.js")],
  compatibilityDate = "2026-10-01"
);
`,
  );
  return start(workerd, ["serve", config], { url: `http://127.0.0.1:${port}/`, cwd: folder });
}
