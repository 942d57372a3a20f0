// The product's Worker in its own workerd, with its database, files and queue, and the sink beside it.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_splitSqlQuery as split } from "wrangler";
import { run, toolEnv } from "../../../scripts/bootstrap.mjs";
import { below } from "../peers/processes.mjs";
import { ROOT } from "../report.mjs";

const noAssets = () => new Response(null, { status: 404 });
const ORIGIN = "http://bench.test";
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Builds the product and bundles it as it would be uploaded. */
export async function build(folder) {
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: toolEnv() };
  if ((await run("remix", ["vite:build", "--logLevel", "error"], quiet)) !== 0)
    throw new Error("The build failed.");
  await bundle(folder);
}

/** Bundles the Worker of the existing build as one module. */
export async function bundle(folder) {
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: toolEnv() };
  const flags = ["deploy", "--dry-run", "--env", "", "--outdir", join(folder, "bundle")];
  if ((await run("wrangler", flags, quiet)) !== 0) throw new Error("The Worker could not be bundled.");
}

/** Starts the Worker on the files of `folder`; the first start creates the tables. */
export async function serve(folder, script = join(folder, "bundle/app.js")) {
  const before = new Set(below(process.pid, "workerd"));
  const persist = join(folder, "state");
  mkdirSync(persist, { recursive: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      scriptPath: script,
      modules: true,
      modulesRoot: dirname(script),
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      bindings: {
        ENVIRONMENT: "development",
        APP_NAME: "Njia",
        APP_ORIGIN: ORIGIN,
        SALES_EMAIL: "sales@bench.test",
      },
      d1Databases: { DB: "njia" },
      r2Buckets: { FILES: "files" },
      queueProducers: { JOBS: "jobs" },
      queueConsumers: { jobs: { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 5 } },
      ...(process.env.INSPECT ? { inspectorPort: Number(process.env.INSPECT) } : {}),
      serviceBindings: { ASSETS: noAssets },
      resourcePersistencePath: persist,
    }),
  );
  await miniflare.ready;
  await migrate(miniflare);
  const pids = below(process.pid, "workerd").filter((pid) => !before.has(pid));
  return { miniflare, pids, wake: () => wake(miniflare), stop: () => miniflare.dispose().catch(() => {}) };
}

async function migrate(miniflare) {
  const database = await miniflare.getD1Database("DB");
  const { results } = await database
    .prepare("select name from sqlite_master where name = 'outreach_messages'")
    .all();
  if (results.length > 0) return;
  const folder = join(ROOT, "migrations");
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    await database.batch(
      split(readFileSync(join(folder, name), "utf8")).map((statement) => database.prepare(statement)),
    );
}

/** Runs the schedule of one minute. */
const wake = async (miniflare) =>
  (await miniflare.getWorker()).scheduled({ cron: "* * * * *", scheduledTime: new Date() });

/** Signs up a new business; returns its ids and session cookie. */
export async function registered({ miniflare }) {
  const response = await miniflare.dispatchFetch(`${ORIGIN}/api/auth/email-register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Bench",
      lastName: "Sender",
      email: `bench-${Date.now()}@bench.test`,
      password: "a long one for the bench",
      confirmPassword: "a long one for the bench",
      companyName: "Bench",
      phone: "+254 700 000000",
      operationalMarkets: ["KE"],
    }),
  });
  if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const user = await response.json();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { accountId: user.accountId, userId: user.id, cookie };
}

/** Starts the sink as a process; `count()` asks what it has received so far. */
export async function startSink(port, file) {
  const args = [join(ROOT, "tests/bench/sending/sink.mjs"), String(port), ...(file ? [file] : [])];
  const child = spawn("node", args, { env: toolEnv(), stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  const waiting = [];
  child.stdout.on("data", (chunk) => {
    text += chunk;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
      waiting.shift()?.(text.slice(0, end));
      text = text.slice(end + 1);
    }
  });
  const line = () => new Promise((resolve) => waiting.push(resolve));
  return {
    port: Number(await line()),
    pid: child.pid,
    count: async () => {
      const answer = line();
      child.kill("SIGUSR2");
      return JSON.parse(await answer);
    },
    stop: () => child.kill(),
  };
}
