// The addresses of a walk: every path of app/routes.ts, every call that an api.ts declares, and every screen that the
// journeys open. Ids come from what the walk itself saw: links and forms of pages, rows and keys of JSON.
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN, NOWHERE, OWN, PUBLIC, WORKING } from "../../tests/e2e/pages.ts";
import { toolEnv } from "../bootstrap.mjs";

/** A GET of these changes what the walk sees later. */
const LEFT_OUT = /^\/(?:dev\/seed|__manifest)/;
/** A GET of these ends the session, so they are last. */
export const SIGNS_OUT = /\/logout$/;

function pathsBelow(routes, above) {
  return routes.flatMap(({ path = "", index, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path || index ? [own || "/"] : []), ...pathsBelow(children, own)];
  });
}

/** Returns the output of `remix routes`, through a file: the command exits before a pipe has received all of it. */
function routesOfRemix(tree) {
  const folder = mkdtempSync(join(tmpdir(), "njia-routes-"));
  const out = openSync(join(folder, "routes.json"), "w");
  execFileSync("remix", ["routes", "--json"], {
    cwd: tree,
    env: toolEnv(),
    stdio: ["ignore", out, "inherit"],
  });
  closeSync(out);
  const json = readFileSync(join(folder, "routes.json"), "utf8");
  rmSync(folder, { recursive: true });
  return JSON.parse(json.slice(json.indexOf("[")));
}

/** Returns the paths that the resources declare: app/routes/<resource>/api.ts, or one file per topic in api/. */
function pathsOfCalls(tree) {
  const folder = join(tree, "app/routes");
  const files = readdirSync(folder, { recursive: true }).filter((file) =>
    /\bapi(\.ts|[\\/].*\.ts)$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/^ {2}"(\/api\/[^"]+)": /gm)].map(
      ([, path]) => path,
    ),
  );
}

/** Returns the product's paths in a folder with their parameters, unique and sorted. */
export function routePatterns(tree) {
  const [root] = routesOfRemix(tree);
  const all = [...pathsBelow(root.children ?? [], ""), ...pathsOfCalls(tree)].map((path) =>
    path.replace(/\/:\w+\?/g, ""),
  );
  return [...new Set(all)].filter((path) => !LEFT_OUT.test(path)).sort();
}

export const SCREENS = [...new Set([...PUBLIC, NOWHERE, ...OWN, ...WORKING, ...ADMIN])];

const escaped = (text) => text.replace(/[.+^${}()|[\]\\]/g, "\\$&");

const PARAMETER = /:(\w+)/g;

/** Returns the resource of a parameter: a value found for `/api/leads/:leadId` also works for `/leads/:leadId/notes`. */
const resourceBefore = (path, at) =>
  path
    .slice(0, at)
    .split("/")
    .filter((part) => part && !part.startsWith(":"))
    .pop();

const decoded = (value) => value.replaceAll("&amp;", "&");

const hrefsOf = (html) =>
  [...html.matchAll(/\b(?:href|action|src)="(\/[^"]*)"/g)].map(([, href]) => decoded(href));

/** Remembers the first address seen for each path with parameters, and the values of its parameters. */
export class SeenAddresses {
  constructor(patterns) {
    this.first = new Map();
    this.values = new Map();
    this.patterns = patterns
      .filter((path) => path.includes(":"))
      .map((path) => ({
        path,
        names: [...path.matchAll(PARAMETER)].map(([, name]) => name),
        regex: new RegExp(`^${escaped(path).replace(PARAMETER, "([^/]+)")}$`),
      }));
    this.fixed = new Set(patterns.filter((path) => !path.includes(":")));
  }

  add(address) {
    const pathname = address.replace(/[?#].*/, "");
    const query = new URLSearchParams(address.slice(pathname.length).replace(/#.*/, ""));
    for (const [name, value] of query) this.addValue(name, value);
    if (this.fixed.has(pathname)) return;
    for (const { path, names, regex } of this.patterns) {
      const match = regex.exec(pathname);
      if (!match) continue;
      if (!this.first.has(path)) this.first.set(path, pathname);
      names.forEach((name, index) => {
        this.addValue(name, match[index + 1]);
        this.addValue(`${resourceBefore(path, path.indexOf(`:${name}`))}/${name}`, match[index + 1]);
      });
      return;
    }
  }

  /** Adds the value of a form field, JSON key or query parameter named like a path parameter. */
  addValue(name, value) {
    if (!this.values.has(name) && /^[\w.-]+$/.test(value)) this.values.set(name, value);
  }

  /** Adds the links, forms and fields of a page. */
  addPage(html) {
    for (const href of hrefsOf(html)) this.add(href);
    for (const [tag] of html.matchAll(/<(?:input|button|option)\b[^>]*>/g)) {
      const name = /\bname="([^"]+)"/.exec(tag)?.[1];
      const value = /\bvalue="([^"]+)"/.exec(tag)?.[1];
      if (name && value) this.addValue(name, decoded(value));
    }
  }

  valueOf(path, name) {
    return (
      this.values.get(`${resourceBefore(path, path.indexOf(`:${name}`))}/${name}`) ?? this.values.get(name)
    );
  }

  /** @returns the path with parameter values that this or an earlier walk saw; null if one is unknown */
  addressOf(path, earlier = []) {
    const walks = [this, ...earlier];
    const shown = walks.map((walk) => walk.first.get(path)).find(Boolean);
    if (shown) return shown;
    let isWhole = true;
    const filled = path.replace(PARAMETER, (_, name) => {
      const value = walks.map((walk) => walk.valueOf(path, name)).find(Boolean);
      isWhole &&= value !== undefined;
      return value;
    });
    return isWhole ? filled : null;
  }
}
