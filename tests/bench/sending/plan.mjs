// Planning and claiming of 100,000 recipients, measured apart from sending, and the rows that lists read with 1,000 and
// 1,000,000 messages. Part of `npm run bench -- sending`; alone: `node tests/bench/sending/plan.mjs`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundleModule } from "esbuild";
import { isShort, machine, median, ROOT, table, writeSection } from "../report.mjs";
import { measureClaimParts } from "./claim-parts.mjs";
import { databaseOf, seedCampaign } from "./seed.mjs";
import { serve } from "./server.mjs";

const COUNT = isShort ? 500 : 100_000;
const RUNS = isShort ? 1 : 3;
const SIZES = isShort ? [100, 1_000] : [1_000, 1_000_000];

async function bundleWorker(folder) {
  const outfile = join(folder, "plan/worker.js");
  await bundleModule({
    entryPoints: [join(ROOT, "tests/bench/sending/worker.ts")],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2022",
    external: ["node:*", "cloudflare:*"],
    alias: { "~": join(ROOT, "app"), workers: join(ROOT, "workers") },
    logLevel: "error",
  });
  return outfile;
}

/** Inserts a row with known values, and 0 in every other required column; returns its id. */
function makeRow(database, table, known) {
  const columns = database
    .prepare('select name, "notnull" as needed, dflt_value as preset, pk from pragma_table_info(?)')
    .all(table)
    .filter((column) => column.name in known || (column.needed && column.preset === null && !column.pk));
  const names = columns.map(({ name }) => name);
  const sql = `insert into ${table} (${names.join()}) values (${names.map(() => "?").join()})`;
  return Number(database.prepare(sql).run(...names.map((name) => known[name] ?? 0)).lastInsertRowid);
}

/** Creates an account with an owner. */
function makeAccount(database) {
  const now = Math.floor(Date.now() / 1000);
  const id = makeRow(database, "accounts", { name: "Bench", plan: "corporate", created_at: now });
  const email = `bench-${id}@sink.test`;
  makeRow(database, "users", {
    account_id: id,
    email,
    email_key: email,
    user_type: "business",
    role: "owner",
    created_at: now,
  });
  return id;
}

/** Inserts `count` sent or failed messages of a campaign, without their leads; leaves all other tables unchanged. */
function seedSent(database, { accountId, campaignId, mailboxId, count }) {
  database
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into outreach_messages
         (account_id, campaign_id, position, lead_id, mailbox_id, to_address, state, due_at, attempts, created_at, sent_at, responded_at)
       select ?, ?, 2, 1000000000 + i, ?, 'a' || i || '@sink.test', iif(i % 5, 'sent', 'failed'), 1, 1, 1, 1, iif(i % 10, null, 2) from n`,
    )
    .run(count, accountId, campaignId, mailboxId);
}

export async function measurePlanning() {
  const folder = mkdtempSync(join(tmpdir(), "njia-planning-"));
  const script = await bundleWorker(folder);
  await serve(folder, script).then((server) => server.stop());
  const ask = async (server, path, question) => {
    const body = JSON.stringify(question);
    const response = await server.miniflare.dispatchFetch(`http://bench.test/${path}`, {
      method: "POST",
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const runs = [];
  for (let index = 0; index < RUNS; index += 1) {
    const database = databaseOf(folder);
    const accountId = makeAccount(database);
    const ids = seedCampaign(database, { accountId, userId: 1, port: 1, count: COUNT, isPlanned: false });
    database.close();
    const server = await serve(folder, script);
    const planned = await ask(server, "plan", { ...ids, accountId });
    const claimed = await ask(server, "claim", { ...ids, accountId });
    await server.stop();
    if (claimed.claimed !== COUNT) throw new Error(`${claimed.claimed} of ${COUNT} were claimed.`);
    runs.push({ plan: planned.seconds, claim: claimed.seconds, queued: planned.queued });
    console.log(JSON.stringify(runs.at(-1)));
  }
  const middle = (name) => median(runs.map((run) => run[name]));
  const [plan, claim] = [middle("plan"), middle("claim")];
  const milliseconds = (claim * 100_000) / COUNT;
  const parts = await measureClaimParts({ folder, script, ask, makeAccount, milliseconds });
  const lists = [];
  for (const count of SIZES) {
    const database = databaseOf(folder);
    const accountId = makeAccount(database);
    const ids = seedCampaign(database, { accountId, userId: 1, port: 1, count: 100, isPlanned: false });
    seedSent(database, { ...ids, accountId, count });
    database.close();
    const server = await serve(folder, script);
    lists.push(await ask(server, "lists", { ...ids, accountId }));
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
  writeSection(
    "planning",
    `## Planning and claiming a campaign

\`node tests/bench/sending/plan.mjs\`, part of \`npm run bench -- sending\` (${machine()}): a campaign to ${COUNT.toLocaleString("en")} leads, by the product's
own functions in workerd on local D1, without sending. Planning writes a message for each lead, with what is skipped and the reader's window;
claiming takes them 100 at a time with the check of suppressions and country rules, and reads their leads. The middle of ${RUNS} runs.

${table(
  ["", "seconds", "recipients a second"],
  [
    ["planning", plan, COUNT / plan],
    ["claiming", claim, COUNT / claim],
    ["both", plan + claim, COUNT / (plan + claim)],
  ],
)}

The aim is 100,000 a second. Queue messages for the ${COUNT.toLocaleString("en")} recipients, until the mailbox's own job is queued: ${runs[0].queued}; at most one for each 100
is the aim. A job of the mailbox claims chunk after chunk for five minutes before another is queued.

### Claiming taken apart

The statements of 10,000 claims as the product made them, asked again of SQLite alone in batches of 100; then without the checks, and without the
four indexes.

${parts}

### Rows that lists read

\`rows_read\` of D1 for the first page of 50, by number of messages in a campaign. \`tests/domains/campaigns/campaign-rows-read.test.ts\` checks every filter
and page with 2,000 and 20,000 messages:

${table(
  ["", ...SIZES.map((size) => `${size.toLocaleString("en")} messages`)],
  Object.keys(lists[0]).map((name) => [name, ...lists.map((list) => list[name])]),
)}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await measurePlanning();
  process.exit(0);
}
