// Rows per second and peak memory of an import, through the built app under wrangler dev: upload, check, import, undo.
// The short form imports 600 rows on the existing build.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { run, toolEnv } from "../../../scripts/bootstrap.mjs";
import { build } from "../../../scripts/prepare.mjs";
import { freePort } from "../peers/processes.mjs";
import { expectThat, isShort, machine, ROOT, sayProgress, table, writeSection } from "../report.mjs";

const [PORT, INSPECTOR] = [await freePort(), await freePort()];
const ORIGIN = `http://127.0.0.1:${PORT}`;
const REAL = join(ROOT, "../shared/data/companies_sa_lottery_grantees.csv");
const ROWS = isShort ? 600 : 30_491;
const MB = 2 ** 20;

/** Returns the real file if it exists, otherwise a similar one: as many rows, as long, one name in fifty written twice. */
function file() {
  if (existsSync(REAL) && !isShort) return { name: "the lottery file", bytes: readFileSync(REAL) };
  if (!isShort)
    console.log("The lottery file (../shared/data) is not there: a file of its shape is made instead.");
  const kinds = ["Primary School", "Football Club", "Hospice", "Arts Centre", "Childcare", "Old Age Home"];
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const id = index % 50 === 49 ? index - 1 : index;
    const name = `Grantee ${id.toString(36)} ${kinds[id % kinds.length]}`;
    const text = `Province: ${id % 9}. Received ${(id % 7) + 1} grant payment(s); the first of them some years ago.`;
    return `${name},South Africa,,"Non-profit: Arts, Culture and Charities",Non-profit organisations,,,${text},generated,g-${index}\n`;
  });
  const header = "name,country,city,industry,sector,website,employees,description,source,source_id\n";
  return { name: "a generated file", bytes: Buffer.from(header + rows.join("")) };
}

/** Lists the workerd processes below `root`. */
function workers(root) {
  const parents = new Map();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const [, name = "", parent = ""] =
        /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      parents.set(pid, { name, parent });
    } catch {
      // The process has ended in the meantime.
    }
  const isBelow = (pid) => pid === String(root) || (parents.has(pid) && isBelow(parents.get(pid).parent));
  return [...parents].filter(([pid, { name }]) => name === "workerd" && isBelow(pid)).map(([pid]) => pid);
}

const resident = (pids) =>
  pids.reduce((sum, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }, 0);

/** Polls V8 for the heap usage of our isolate, 20 ms after each response. */
async function watchHeap() {
  const targets = await (await fetch(`http://127.0.0.1:${INSPECTOR}/json`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl, { headers: { origin: "http://localhost" } });
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("The inspector does not answer."));
  });
  let peak = 0;
  let id = 0;
  const [chunks, taken] = [[], new Map()];
  const send = (method) => {
    id += 1;
    socket.send(JSON.stringify({ id, method }));
    return id;
  };
  const ask = () => send("Runtime.getHeapUsage");
  socket.onmessage = ({ data }) => {
    const { id: answered, method, params, result, error } = JSON.parse(data);
    if (error) throw new Error(`The inspector refused: ${error.message}`);
    if (method === "HeapProfiler.addHeapSnapshotChunk") chunks.push(params.chunk);
    taken.get(answered)?.(chunks.splice(0).join(""));
    if (result?.usedSize === undefined) return;
    peak = Math.max(peak, result.usedSize + (result.backingStorageSize ?? 0));
    setTimeout(20).then(ask);
  };
  ask();
  return {
    /** Bytes still alive after a garbage collection. Takes seconds. */
    live: async () => {
      const text = await new Promise((resolve) => taken.set(send("HeapProfiler.takeHeapSnapshot"), resolve));
      const { snapshot, nodes } = JSON.parse(text);
      const fields = snapshot.meta.node_fields;
      const size = fields.indexOf("self_size");
      let sum = 0;
      for (let at = size; at < nodes.length; at += fields.length) sum += nodes[at];
      return sum;
    },
    /** The peak since the previous call, once at least one response has arrived. */
    take: async () => {
      for (let waited = 0; waited < 1_000 && peak === 0; waited += 1) await setTimeout(10);
      const value = peak;
      peak = 0;
      return value;
    },
    close: () => socket.close(),
  };
}

let cookie = "";
async function call(method, path, body, headers = { "content-type": "application/json" }) {
  const response = await fetch(ORIGIN + path, { method, body, headers: { ...headers, cookie } });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const set = response.headers.get("set-cookie");
  if (set) cookie = set.split(";")[0];
  return response.json();
}

async function whileWorking(id) {
  let told = Date.now();
  for (;;) {
    const row = await call("GET", `/api/imports/${id}`);
    if (row.status === "failed") throw new Error(row.failureReason);
    if (!["checking", "running", "undoing"].includes(row.status)) return row;
    if (Date.now() - told > 10_000) {
      told = Date.now();
      sayProgress(row.status, row.rowsDone, row.rowsTotal ?? ROWS);
    }
    await setTimeout(100);
  }
}

async function serve(state) {
  const wrangler = (...args) =>
    run("wrangler", args, { stdio: ["ignore", "ignore", "inherit"], env: { ...toolEnv(), CI: "true" } });
  const isBuilt = isShort || (await build()) === 0;
  if (!isBuilt) process.exit(1);
  await wrangler("d1", "migrations", "apply", "njia", "--local", "--persist-to", state);
  const server = spawn(
    "wrangler",
    [
      "dev",
      "--port",
      PORT,
      "--inspector-port",
      INSPECTOR,
      "--ip",
      "127.0.0.1",
      "--persist-to",
      state,
      "--var",
      `APP_ORIGIN:${ORIGIN}`,
      "--show-interactive-dev-session=false",
      "--log-level",
      "error",
    ].map(String),
    { cwd: ROOT, env: toolEnv(), stdio: ["ignore", "ignore", "inherit"], detached: true },
  );
  for (let attempt = 0; attempt < 720; attempt += 1) {
    if ((await fetch(`${ORIGIN}/readyz`).catch(() => null))?.ok) return server;
    await setTimeout(250);
  }
  throw new Error("The server did not become ready.");
}

/** Confirms the account: 50,000 rows exceed the daily quota of an unconfirmed one. */
function confirm(email) {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  for (const name of readdirSync(folder).filter((file) => /^[0-9a-f]{64}\.sqlite$/.test(file))) {
    const database = new DatabaseSync(join(folder, name));
    database.prepare("update users set email_verified_at = 1 where email = ?").run(email);
    database.close();
  }
}

async function register(name) {
  const person = {
    firstName: "Bench",
    lastName: "Import",
    email: `bench-${name}-${process.pid}@import.test`,
    companyName: "Bench",
  };
  const secret = { password: "a long bench password", confirmPassword: "a long bench password" };
  await call(
    "POST",
    "/api/auth/email-register",
    JSON.stringify({ ...person, ...secret, phone: "+254 700 000000", operationalMarkets: ["ZA"] }),
  );
  confirm(person.email);
}

/** Runs the four steps of one import; `step` measures each. @returns the import as it was after the third step */
async function importAndUndo(bytes, step) {
  const csv = { "content-type": "text/csv" };
  const { id, mapping } = await step("upload", () =>
    call("POST", "/api/imports?filename=bench.csv", bytes, csv),
  );
  const then = (method, path, body) => async () => {
    await call(method, `/api/imports/${id}/${path}`, JSON.stringify(body));
    return whileWorking(id);
  };
  await step("check every row", then("PUT", "mapping", { mapping, onDuplicate: "skip" }));
  const done = await step("import", then("POST", "start", {}));
  await step("undo", then("POST", "undo", {}));
  return done;
}

async function measure(server) {
  const { name, bytes } = file();
  await register("time");
  const pids = workers(server.pid);
  const heap = await watchHeap();
  await call("GET", "/api/imports");
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, resident(pids));
  }, 20);
  const rows = [];
  const before = { process: Math.round(resident(pids) / MB), heap: Math.round((await heap.take()) / MB) };
  const done = await importAndUndo(bytes, async (label, work) => {
    sayProgress(`${name}: ${label}`);
    await heap.take();
    peak = resident(pids);
    const started = performance.now();
    const row = await work();
    const seconds = (performance.now() - started) / 1000;
    const count = row.rowsTotal ?? ROWS;
    rows.push([
      label,
      seconds,
      Math.round(count / seconds),
      Math.round((await heap.take()) / MB),
      Math.round(peak / MB),
    ]);
    return row;
  });
  clearInterval(timer);
  await register("memory");
  const live = [];
  await importAndUndo(bytes, async (label, work) => {
    sayProgress(`${name}, live heap: ${label}`);
    const row = await work();
    live.push(Math.round((await heap.live()) / MB));
    return row;
  });
  heap.close();
  expectThat(done.rowsTotal === ROWS, `${done.rowsTotal} of ${ROWS} rows were read.`);
  expectThat(done.rowsCreated + done.rowsSkipped === ROWS, `${done.rowsCreated} rows were added.`);
  expectThat(
    rows.every(([, seconds, , used, resident]) => seconds > 0 && used > 0 && resident > 0),
    "Heap or memory was not read.",
  );
  return {
    name,
    size: bytes.length,
    before,
    done,
    rows: rows.map(([label, seconds, rate, used, resident], at) => [
      label,
      seconds,
      rate,
      live[at],
      used,
      resident,
    ]),
  };
}

const state = mkdtempSync(join(tmpdir(), "njia-import-"));
const server = await serve(state);
try {
  const { name, size, before, done, rows } = await measure(server);
  writeSection(
    "import",
    `## Import

\`npm run bench -- import\`: ${name}, ${done.rowsTotal.toLocaleString("en")} rows, ${(size / 1e6).toFixed(1)} MB, sent to the built app under wrangler dev; ${done.rowsCreated.toLocaleString("en")} companies were
added with their search index and counters, ${done.rowsSkipped.toLocaleString("en")} rows were duplicates. ${machine()}.

${table(["step", "seconds", "rows a second", "live after, MB", "peak heap with garbage, MB", "peak memory of workerd, MB"], rows)}

The heap is what V8 reports for the Worker's isolate, buffers included. "Live after" is what a snapshot after each
step of a second import holds: what stays. V8 collects late while memory is free, and answers no snapshot during a step: the peak
has garbage, and the aim of at most 64 can't be read from it. The memory of workerd is the process, with the database, the file store
and the queue that run inside it locally. Before the upload they were ${before.heap} and ${before.process} MB.`,
  );
} finally {
  process.kill(-server.pid, "SIGTERM");
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
