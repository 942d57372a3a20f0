// The addresses of a walk: every path of app/routes.ts, every call that an api.ts declares, and every screen that the journeys look at. Ids come from what the walk
// itself was shown: links of pages and rows of answers.
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN, NOWHERE, OWN, PUBLIC, WORKING } from "../../tests/e2e/pages.ts";
import { ROOT, toolEnv } from "../bootstrap.mjs";

/** A GET of these changes what the walk sees later. */
const LEFT_OUT = /^\/(?:dev\/seed|__manifest)/;

function pathsBelow(routes, above) {
  return routes.flatMap(({ path = "", index, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path || index ? [own || "/"] : []), ...pathsBelow(children, own)];
  });
}

/** What `remix routes` says, by a file: it ends before a pipe has taken all of it. */
function routesOfRemix() {
  const folder = mkdtempSync(join(tmpdir(), "njia-routes-"));
  const out = openSync(join(folder, "routes.json"), "w");
  execFileSync("remix", ["routes", "--json"], {
    cwd: ROOT,
    env: toolEnv(),
    stdio: ["ignore", out, "inherit"],
  });
  closeSync(out);
  const json = readFileSync(join(folder, "routes.json"), "utf8");
  rmSync(folder, { recursive: true });
  return JSON.parse(json.slice(json.indexOf("[")));
}

/** What the declarations of the resources name: app/routes/<resource>/api.ts, or a file a topic in api/. */
function pathsOfCalls() {
  const folder = join(ROOT, "app/routes");
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /\bapi(\.ts|[\\/].*\.ts)$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/^ {2}"(\/api\/[^"]+)": /gm)].map(
      ([, path]) => path,
    ),
  );
}

/** The paths of the product with their parameters, each once, in their order. */
export function routePatterns() {
  const [root] = routesOfRemix();
  const all = [...pathsBelow(root.children ?? [], ""), ...pathsOfCalls()].map((path) =>
    path.replace(/\/:\w+\?/g, ""),
  );
  return [...new Set(all)].filter((path) => !LEFT_OUT.test(path)).sort();
}

export const SCREENS = [...new Set([...PUBLIC, NOWHERE, ...OWN, ...WORKING, ...ADMIN])];

const escaped = (text) => text.replace(/[.+^${}()|[\]\\]/g, "\\$&");

/** Remembers the first address that was seen for each path with parameters, and what stood for each parameter. */
export class SeenAddresses {
  constructor(patterns) {
    this.first = new Map();
    this.values = new Map();
    this.patterns = patterns
      .filter((path) => path.includes(":"))
      .map((path) => ({
        path,
        names: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name),
        regex: new RegExp(`^${escaped(path).replace(/:\w+/g, "([^/]+)")}$`),
      }));
    this.fixed = new Set(patterns.filter((path) => !path.includes(":")));
  }

  add(address) {
    const pathname = address.replace(/[?#].*/, "");
    if (this.fixed.has(pathname)) return;
    for (const { path, names, regex } of this.patterns) {
      const match = regex.exec(pathname);
      if (!match) continue;
      if (!this.first.has(path)) this.first.set(path, pathname);
      names.forEach((name, at) => {
        if (!this.values.has(name)) this.values.set(name, match[at + 1]);
      });
      return;
    }
  }

  /** Where a path was seen, else with what stood for its parameters elsewhere; 1 for what was never seen. */
  addressOf(path) {
    return (
      this.first.get(path) ??
      path.replace(/:(\w+)/g, (_, name) => this.values.get(name) ?? "1").replace("*", "nothing-here")
    );
  }
}
