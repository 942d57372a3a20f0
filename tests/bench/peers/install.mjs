// Peers are not part of the product: they live in .tools/bench, installed by the first benchmark that needs them.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toolEnv } from "../../../scripts/bootstrap.mjs";
import { ROOT } from "../report.mjs";

export const WORKSHOP = join(ROOT, ".tools/bench");
const LIST = join(ROOT, "tests/bench/peers/package.json");
const MODULES = join(WORKSHOP, "node_modules");

export const versions = JSON.parse(readFileSync(LIST, "utf8")).dependencies;

const HERE = join(WORKSHOP, "package.json");

/** Whether the peers are installed in exactly the versions of package.json. */
export const hasPeers = () =>
  existsSync(MODULES) && existsSync(HERE) && readFileSync(HERE).equals(readFileSync(LIST));

/** Installs the peers, once. */
export function installPeers() {
  if (hasPeers()) return;
  mkdirSync(WORKSHOP, { recursive: true });
  console.log("Installing the peers (about half a minute the first time)");
  rmSync(HERE, { force: true });
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const { status } = spawnSync(
    "npm",
    ["install", "--prefix", WORKSHOP, "--no-save", "--no-package-lock", "--loglevel=error", ...wanted],
    { env: toolEnv(), stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) throw new Error("The peers could not be installed; the lines above say why.");
  cpSync(LIST, HERE);
}

/** Imports a peer's module from .tools/bench. */
export async function peer(name) {
  const path = createRequire(join(WORKSHOP, "package.json")).resolve(name);
  return import(pathToFileURL(path).href);
}
