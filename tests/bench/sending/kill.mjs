// Kills workerd at random while a campaign is sent, then compares what arrived with what stands in the outbox.
// `node tests/bench/sending/kill.mjs` with KILLS and MAILS; the exit code is 1 when a message was lost or sent twice too often.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { machine, table, writeSection } from "../report.mjs";
import { databaseOf, seedCampaign } from "./seed.mjs";
import { build, bundle, registered, serve, sleep, startSink } from "./server.mjs";

const KILLS = Number(process.env.KILLS ?? 100);
const COUNT = Number(process.env.MAILS ?? 50_000);
const isShort = process.env.KILLS !== undefined;
const SINK = 8799;
const folder = mkdtempSync(join(tmpdir(), "njia-kills-"));
const file = join(folder, "taken");

await (process.env.BUILT ? bundle(folder) : build(folder));
const sink = await startSink(SINK, file);
let server = await serve(folder);
const person = await registered(server);
await server.stop();

const seeded = databaseOf(folder);
const { campaignId, mailboxId } = seedCampaign(seeded, { ...person, port: SINK, count: COUNT });
seeded.close();

/** Somebody says no while nothing runs: the next run must not write to them. */
function refuseSome(at) {
  const database = databaseOf(folder);
  const rows = database
    .prepare(
      "select id, to_address from outreach_messages where campaign_id = ? and state = 'waiting' and id % ? = ?",
    )
    .all(campaignId, KILLS * 4, at);
  database.close();
  return rows;
}

async function kill() {
  for (const pid of server.pids) process.kill(pid, "SIGKILL");
  await server.stop();
}

/** The lease and the claims of who was killed end after minutes; the rig doesn't wait for them. */
function forgetLeases() {
  const database = databaseOf(folder);
  database.prepare("update mailboxes set lease_until = 0 where id = ?").run(mailboxId);
  database
    .prepare(
      "update outreach_messages set claimed_at = 0 where campaign_id = ? and state in ('claimed', 'sending')",
    )
    .run(campaignId);
  database.close();
}

const refused = new Map();
for (let at = 0; at < KILLS; at += 1) {
  server = await serve(folder);
  for (const { id, to_address } of at % 5 === 1 ? refuseSome(at) : []) {
    const answer = await refuse(server, to_address);
    if (answer) refused.set(to_address, id);
  }
  const before = (await sink.count()).mails;
  await server.wake();
  for (let waited = 0; waited < 100 && (await sink.count()).mails === before; waited += 1) await sleep(20);
  await sleep(Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * 400));
  await kill();
  forgetLeases();
  if (at % 10 === 9) console.log(`${at + 1} kills, ${(await sink.count()).mails} mails`);
}

server = await serve(folder);
for (let waited = 0; waited < 600; waited += 1) {
  await server.wake();
  await sleep(500);
  const open = await (await server.miniflare.getD1Database("DB"))
    .prepare(
      "select count(*) as n from outreach_messages where campaign_id = ? and state in ('waiting', 'claimed', 'sending')",
    )
    .bind(campaignId)
    .first("n");
  if (open === 0) break;
}
await server.stop();
sink.stop();
await sleep(300);

const arrived = new Map();
for (const line of readFileSync(file, "utf8").trim().split("\n")) {
  const [, address] = line.split(" ");
  arrived.set(address, (arrived.get(address) ?? 0) + 1);
}
const database = databaseOf(folder);
const rows = database
  .prepare("select to_address, state from outreach_messages where campaign_id = ?")
  .all(campaignId);
database.close();
const times = ({ to_address }) => arrived.get(to_address) ?? 0;
const unknown = rows.filter(({ state }) => state === "unknown");
const result = {
  sent: rows.filter(({ state }) => state === "sent").length,
  lost: rows.filter((row) => !["unknown", "stopped"].includes(row.state) && times(row) === 0).length,
  twice: rows.reduce((sum, row) => sum + Math.max(0, times(row) - 1), 0),
  unknown: unknown.length,
  arrivedUnknown: unknown.filter((row) => times(row) > 0).length,
  refused: refused.size,
  refusedArrived: [...refused.keys()].filter((address) => arrived.has(address)).length,
};
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(result));
if (!isShort)
  writeSection(
    "kills",
    `## Killed while it sends

\`node tests/bench/sending/kill.mjs\` (${machine()}): a campaign of ${COUNT.toLocaleString("en")} messages; workerd is killed (SIGKILL) ${KILLS} times at
random moments while it sends, and every few kills some of those who still wait are refused.

${table(
  ["", "messages"],
  [
    ["written down as sent", result.sent],
    ["lost: neither arrived nor marked", result.lost],
    ["arrived twice", result.twice],
    ["marked unknown: were on the wire at a kill, for a person to decide", result.unknown],
    ["of these had arrived", result.arrivedUnknown],
    ["refused meanwhile", result.refused],
    ["of these written to", result.refusedArrived],
  ],
)}`,
  );
process.exit(result.lost > 0 || result.twice > KILLS || result.refusedArrived > 0 ? 1 : 0);

/** By the call that the screen uses too. */
async function refuse({ miniflare }, address) {
  const response = await miniflare.dispatchFetch("http://bench.test/api/refusals", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: person.cookie },
    body: JSON.stringify({ addresses: address }),
  });
  return response.ok;
}
