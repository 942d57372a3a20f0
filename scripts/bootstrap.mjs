// Runs on the machine's own Node (20 or newer) before anything is installed: standard library only.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Minimum Node for the Workers tools; a machine with an older one gets its own copy in .tools. */
const NEEDED = [22, 12];
const NODE_PACKAGE = "node@24.21.0";
const STAMP = join(ROOT, "node_modules", ".njia-installed");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNewEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
const tools = join(ROOT, ".tools", "node_modules", ".bin");

/** The environment variables for every tool of the project. */
export const toolEnv = () => ({
  ...process.env,
  PATH: [...(isNewEnough ? [] : [tools]), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(
    delimiter,
  ),
  // Disables telemetry and prompts.
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
});

function npm(args, what) {
  console.log(what);
  const { status } = spawnSync("npm", args, {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(`npm ${args.join(" ")} did not finish; the lines above say why.`);
    process.exit(1);
  }
}

/** Installs what is missing: the packages of the lock file, a newer Node if the machine's is too old, the compiled messages. */
export function install() {
  if (major < 20) {
    console.error(`Njia needs Node 20 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock;
  if (!installed) {
    // Not `npm ci`: npm 11 refuses a lock file without the binaries of other systems, which not every registry has.
    // --no-save installs the lock file's versions and leaves it unchanged.
    npm(
      ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
      "Installing the packages (about a minute the first time)",
    );
    writeFileSync(STAMP, lock);
  }
  if (!isNewEnough && !existsSync(join(tools, "node"))) {
    mkdirSync(join(ROOT, ".tools"), { recursive: true });
    npm(
      [
        "install",
        "--prefix",
        ".tools",
        "--no-save",
        "--no-package-lock",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        NODE_PACKAGE,
      ],
      `Getting Node 24 for the tools (this machine has ${process.versions.node})`,
    );
  }
  const { status } = spawnSync("node", ["scripts/messages/compile.mjs"], {
    cwd: ROOT,
    stdio: "inherit",
    env: toolEnv(),
  });
  if (status !== 0) process.exit(1);
}

/** Runs one command of the project to completion. Resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", env: toolEnv(), ...options });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}
