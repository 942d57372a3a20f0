// Kills workerd at random while a campaign is sent, then compares the delivered messages with the outbox.
// `node tests/bench/sending/kill.mjs` with `KILLS` and `MAILS`; `--short` is the form of `npm test`, on the existing
// build. The exit code is 1 if a message was lost, sent twice too often, left unconfirmed without a kill, or sent to an
// opted-out recipient.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { machine, table, writeSection } from "../report.mjs";
import { databaseOf, seedCampaign } from "./seed.mjs";
import { build, bundle, registered, serve, sleep, startSink } from "./server.mjs";

const isShort = process.argv.includes("--short");
const KILLS = Number(process.env.KILLS ?? (isShort ? 5 : 100));
const COUNT = Number(process.env.MAILS ?? (isShort ? 1_000 : 50_000));
const isWritten = !isShort && process.env.KILLS === undefined;
/** No mailbox has this many messages on the wire at once; a kill may leave this many unconfirmed. */
const IN_DOUBT = 32;
const PATIENCE = 15 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "njia-kills-"));
const file = join(folder, "taken");

if (isShort)
  setTimeout(() => {
    console.error("The kill rig did not come to its end.");
    process.exit(1);
  }, PATIENCE).unref();
await (isShort || process.env.BUILT ? bundle(folder) : build(folder));
const sink = await startSink(0, file);
process.on("exit", () => sink.stop());
let server = await serve(folder);
const person = await registered(server);
await server.stop();

const seeded = databaseOf(folder);
const { campaignId, mailboxId } = seedCampaign(seeded, { ...person, port: sink.port, count: COUNT });
seeded.close();

/** Addresses of some of the queued recipients. */
function someWaiting(at) {
  const database = databaseOf(folder);
  const rows = database
    .prepare(
      "select to_address from outreach_messages where campaign_id = ? and state = 'waiting' and id % ? = ?",
    )
    .all(campaignId, KILLS * 4, at);
  database.close();
  return rows.map(({ to_address }) => to_address);
}

/** Opts addresses out through the call that the screen also uses: from now on nothing may reach them. */
async function refuse({ miniflare }, addresses) {
  const response = await miniflare.dispatchFetch("http://bench.test/api/refusals", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: person.cookie },
    body: JSON.stringify({ addresses: addresses.join("\n") }),
  });
  if (!response.ok) throw new Error(`The refusal was not taken: ${response.status} ${await response.text()}`);
}

const random = (below) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * below);

/** Waits until a random part of this kill's share of emails is sent, or about 10 seconds have passed. */
async function untilSome() {
  const before = (await sink.count()).mails;
  const wanted = before + 1 + random((0.8 * COUNT) / KILLS);
  for (let waited = 0; waited < 1_000 && (await sink.count()).mails < wanted; waited += 1) await sleep(10);
  await sleep(random(20));
}

async function kill() {
  for (const pid of server.pids) process.kill(pid, "SIGKILL");
  await server.stop();
}

/** Expires the lease and claims of a killed job, which would otherwise last minutes. */
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

const refused = [];
for (let index = 0; index < KILLS; index += 1) {
  server = await serve(folder);
  const some = index % 5 === 1 ? someWaiting(index) : [];
  if (some.length) await refuse(server, some);
  refused.push(...some);
  await server.wake();
  await untilSome();
  await kill();
  forgetLeases();
  if (index % 10 === 9) console.log(`${index + 1} kills, ${(await sink.count()).mails} mails`);
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
const unknown = rows.filter(({ state }) => state === "unconfirmed");
const mayBeMissing = ({ state, to_address }) =>
  state === "unconfirmed" || (state === "stopped" && refused.includes(to_address));
const result = {
  sent: rows.filter(({ state }) => state === "sent").length,
  lost: rows.filter((row) => !mayBeMissing(row) && times(row) === 0).length,
  twice: rows.reduce((sum, row) => sum + Math.max(0, times(row) - 1), 0),
  unknown: unknown.length,
  arrivedUnknown: unknown.filter((row) => times(row) > 0).length,
  refused: refused.length,
  refusedArrived: refused.filter((address) => arrived.has(address)).length,
};
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(result));
if (isWritten)
  writeSection(
    "kills",
    `## Killed while it sends

\`node tests/bench/sending/kill.mjs\` (${machine()}): a campaign of ${COUNT.toLocaleString("en")} messages; workerd is killed (SIGKILL) ${KILLS} times at
random moments while it sends, and every few kills some queued recipients are suppressed.

${table(
  ["", "messages"],
  [
    ["recorded as sent", result.sent],
    ["lost: neither arrived nor marked", result.lost],
    ["arrived twice", result.twice],
    ["marked unknown: being handed over at a kill, for a user to decide", result.unknown],
    ["of these had been delivered", result.arrivedUnknown],
    ["suppressed during the run", result.refused],
    ["of these emailed", result.refusedArrived],
  ],
)}`,
  );
const faults = [
  [result.lost > 0, `${result.lost} lost`],
  [result.twice > KILLS, `${result.twice} sent twice, after ${KILLS} kills`],
  [result.unknown > KILLS * IN_DOUBT, `${result.unknown} in doubt, after ${KILLS} kills`],
  [result.refused === 0, "nobody refused, so nothing is known of it"],
  [result.refusedArrived > 0, `${result.refusedArrived} written to who had refused`],
].flatMap(([isWrong, words]) => (isWrong ? [words] : []));
if (faults.length) console.error(`Killed while it sends: ${faults.join("; ")}.`);
process.exit(faults.length ? 1 : 0);
