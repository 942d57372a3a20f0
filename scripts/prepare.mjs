// What stands before a server or a test: the build, and the local database with its migrations.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, toolEnv } from "./bootstrap.mjs";

/** Rebuilding keeps the last build until the next one is there, so that a server never finds nothing. */
export const build = ({ isKept = false } = {}) =>
  run("remix", ["vite:build", "--logLevel", "error"], {
    env: { ...toolEnv(), ...(isKept ? { KEEP_LAST_BUILD: "1" } : {}) },
    stdio: ["ignore", "ignore", "inherit"],
  });

/** The exit code of a migration on data of another version: it has told how to start fresh. */
export const OTHER_VERSION = 3;

/** @returns 0, OTHER_VERSION, or 1 when a migration failed */
export const migrate = (persistTo) => run("node", ["scripts/database/migrate.mjs", persistTo]);

const BUILT_FROM = [
  "app",
  "workers",
  "public",
  "scripts/browser",
  "scripts/pictures",
  "vite.config.ts",
  "package-lock.json",
];

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether nothing that the build is made of has changed since. */
export const isBuilt = () =>
  newest(join(ROOT, "build/server/index.js")) >
  Math.max(...BUILT_FROM.map((path) => newest(join(ROOT, path))));
