// Prerequisites of a server or a test: the build, and the migrated local database.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT, run, toolEnv } from "./bootstrap.mjs";

const NEXT = join(ROOT, "node_modules/.next-build");
const BUILD = join(ROOT, "build");

const viteBuild = (env = {}) =>
  run("remix", ["vite:build", "--logLevel", "error"], {
    env: { ...toolEnv(), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });

/**
 * Moves a finished build over the one that a server may be running on. Chunk names contain a content hash, and the
 * entry that names them is moved last, so a concurrent reader finds a complete build.
 */
function publishNext() {
  const entry = join("server", "index.js");
  const files = readdirSync(NEXT, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(NEXT, join(file.parentPath, file.name)));
  for (const file of [...files.filter((file) => file !== entry), entry]) {
    mkdirSync(dirname(join(BUILD, file)), { recursive: true });
    renameSync(join(NEXT, file), join(BUILD, file));
  }
  rmSync(NEXT, { recursive: true, force: true });
}

/** Builds; with `isKept` the last build stays complete until the next one is ready, so that a server never finds half a build. */
export async function build({ isKept = false } = {}) {
  const started = new Date();
  const code = await viteBuild(isKept ? { BUILD_DIRECTORY: relative(ROOT, NEXT) } : {});
  if (code !== 0) return code;
  if (isKept) publishNext();
  // Dates the build to its start: a source that changes during the build is then newer, which triggers a rebuild.
  utimesSync(join(BUILD, "server/index.js"), started, started);
  return code;
}

const LOCK = join(ROOT, "node_modules/.build-lock");
const RETRY_MS = 200;
const UNSIGNED_MS = 10_000;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Allows one build at a time: two servers that start together share it. A lock whose process has exited is released. */
async function withBuildLock(work) {
  const holder = join(LOCK, "pid");
  for (;;) {
    try {
      mkdirSync(LOCK);
      writeFileSync(holder, String(process.pid));
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      try {
        if (!isRunning(Number(readFileSync(holder, "utf8")))) rmSync(LOCK, { recursive: true, force: true });
      } catch {
        // The lock was released, or its holder exited before it could write its pid.
        const { mtimeMs } = statSync(LOCK, { throwIfNoEntry: false }) ?? {};
        if (mtimeMs && Date.now() - mtimeMs > UNSIGNED_MS) rmSync(LOCK, { recursive: true, force: true });
      }
    }
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/**
 * Builds unless the last build is current, and keeps the last build's files for a server that runs on them.
 * @returns the exit code of the build, 0 if there was nothing to build
 */
export const ensureBuilt = (onBuild = () => {}) =>
  withBuildLock(async () => {
    if (isBuilt()) return 0;
    onBuild();
    return build({ isKept: true });
  });

/** Exit code of a migration that finds data of another version; it has printed how to start fresh. */
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

/** Whether the build's inputs are unchanged since it ran. */
export const isBuilt = () =>
  newest(join(ROOT, "build/server/index.js")) >
  Math.max(...BUILT_FROM.map((path) => newest(join(ROOT, path))));
