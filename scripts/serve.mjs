// Prepares the local database, builds, seeds the demo once (only its accounts with --empty), serves, and fires the cron schedules.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { isAbsolute, join } from "node:path";
import { ROOT, toolEnv } from "./bootstrap.mjs";
import { checkConfig } from "./check-config.mjs";
import { tick } from "./cron-ticker.mjs";
import { build, ensureBuilt, migrate, OTHER_VERSION } from "./prepare.mjs";
import { watchSources } from "./watch-sources.mjs";

/** Variables for test instances: stand-in servers for third parties, and keys that these accept. */
const STAND_INS = [
  "GLEIF_URL",
  "LEAST_ANSWER_SECONDS",
  "LINKEDIN_API_URL",
  "MAIL_AUTOCONFIG_URL",
  "META_APP_SECRET",
  "META_GRAPH_URL",
  "PASSWORD_COST_LOG2",
  "PAYSTACK_CURRENCY",
  "PAYSTACK_RATE",
  "PAYSTACK_SECRET_KEY",
  "PAYSTACK_URL",
  "WIKIDATA_URL",
  "X_API_URL",
];

const isDev = process.argv.includes("--dev");
const isEmpty = process.argv.includes("--empty");
const port = Number(process.env.PORT ?? 8787);
const state = process.env.PERSIST_TO ?? ".njia";
const persistTo = isAbsolute(state) ? state : join(ROOT, state);
const origin = `http://localhost:${port}`;

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT should be a number from 1 to 65535; it is "${process.env.PORT}".`);

function isFree() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

if (!(await isFree())) stop(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);

const vars = checkConfig({ APP_ORIGIN: origin });
if (!vars.ok) stop(vars.message);

// The journeys prepare once for all their servers.
const isPrepared = Boolean(process.env.PREPARED);
if (!isPrepared) {
  console.log("Preparing the local database");
  const migrated = await migrate(persistTo);
  if (migrated === OTHER_VERSION) process.exit(1);
  if (migrated !== 0) stop("The migrations could not be applied; the lines above say which.");
  const built = await ensureBuilt(() => console.log("Building"));
  if (built !== 0) stop("The build failed; the lines above say where.");
}

const server = spawn(
  "wrangler",
  [
    "dev",
    "--port",
    String(port),
    "--ip",
    "127.0.0.1",
    "--persist-to",
    persistTo,
    "--var",
    `APP_ORIGIN:${origin}`,
    "--show-interactive-dev-session=false",
    ...STAND_INS.flatMap((name) => (process.env[name] ? ["--var", `${name}:${process.env[name]}`] : [])),
    // Two servers that start together would choose the same inspector port.
    "--inspector-port",
    "0",
    "--log-level",
    isDev ? "log" : "error",
  ],
  { cwd: ROOT, env: toolEnv(), stdio: ["ignore", "inherit", "inherit"], detached: true },
);

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  try {
    process.kill(-server.pid, "SIGTERM");
  } catch {
    // The server has already exited.
  }
  const hard = setTimeout(() => {
    try {
      process.kill(-server.pid, "SIGKILL");
    } catch {}
    process.exit(code);
  }, 3000);
  server.once("close", () => {
    clearTimeout(hard);
    process.exit(code);
  });
}
process.on("SIGINT", () => end(0));
process.on("SIGTERM", () => end(0));
process.on("SIGHUP", () => end(0));
server.on("exit", (code) => {
  if (!ending) process.exit(code ?? 1);
});

async function ready() {
  for (let attempt = 0; attempt < 720; attempt += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

if (!(await ready())) {
  console.error("The server did not become ready within three minutes.");
  end(1);
} else {
  const began = Date.now();
  const seeded = await fetch(`${origin}/dev/seed${isEmpty ? "" : "?demo"}`, { method: "POST" });
  if (!seeded.ok) console.error(`The demo could not be seeded: ${await seeded.text()}`);
  const seconds = () => Math.round((Date.now() - began) / 1000);
  // On a second start the demo is already seeded, so this takes no time.
  if (seeded.ok && !isEmpty && seconds() > 0) console.log(`Seeded the demo in ${seconds()} s`);
  // The journeys count companies, so their servers skip the open-data companies.
  if (!isPrepared) {
    const before = seconds();
    const packed = await fetch(`${origin}/dev/seed?open-data`, { method: "POST" });
    if (!packed.ok) console.error(`The open-data companies could not be seeded: ${await packed.text()}`);
    else if (seconds() > before) console.log(`Seeded the open-data companies in ${seconds() - before} s`);
  }
  console.log(`
Njia is ready:  ${origin}
Demo accounts:  business@demo.test, agent@demo.test, admin@demo.test
Password:       demo-Njia-2026
Data lives in   ${persistTo}
Ctrl-C ends it.`);
  if (!process.env.NO_SCHEDULES) tick(origin);
}

if (isDev) watchSources(() => build({ isKept: true }));
