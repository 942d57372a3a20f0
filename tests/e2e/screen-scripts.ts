import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { matchRoutes } from "@remix-run/react";
import { here } from "./business";

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, BuiltRoute>;
}

const CLIENT = here("../../build/client");
const LATER_IMPORT = /\bimport\("\.\/([\w.-]+\.js)"\)/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;

const textOf = (script: string) => readFileSync(CLIENT + script, "utf8");

function readManifest(): Manifest {
  const names = readdirSync(`${CLIENT}/assets`).filter((name) => name.startsWith("manifest-"));
  const text = names.map((name) => textOf(`/assets/${name}`)).find((content) => content.includes("{")) ?? "";
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Reads the existing build: returns the scripts of a working screen by address, without later imports. */
export function builtScripts(): (path: string) => Set<string> {
  const { entry, routes } = readManifest();
  const imported = new Map<string, Set<string>>();
  const withImports = (script: string): Set<string> => {
    const known = imported.get(script);
    if (known) return known;
    const all = new Set([script]);
    imported.set(script, all);
    for (const [, name] of textOf(script).matchAll(STATIC_IMPORT))
      for (const further of withImports(`/assets/${name}`)) all.add(further);
    return all;
  };
  const treeBelow = (parentId?: string): Parameters<typeof matchRoutes>[0] =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) =>
        index ? { id, path, index } : { id, path, children: treeBelow(id) },
      ) as Parameters<typeof matchRoutes>[0];
  const tree = treeBelow();
  return (path) => {
    const matches = matchRoutes(tree, new URL(path, "http://localhost").pathname) ?? [];
    const parts = [entry, ...matches.map(({ route }) => routes[route.id ?? ""])];
    const named = parts.flatMap((part) => (part ? [part.module, ...part.imports] : []));
    return new Set(named.flatMap((script) => [...withImports(script)]));
  };
}

/** Scripts that these load later, such as a combobox in place of a long list. */
export const laterScripts = (scripts: Iterable<string>): Set<string> =>
  new Set(
    [...scripts].flatMap((script) =>
      [...textOf(script).matchAll(LATER_IMPORT)].map(([, name]) => `/assets/${name}`),
    ),
  );

/** Bytes of a script as served, compressed. */
export const weightOf = (script: string): number => gzipSync(textOf(script)).length;
