// Breaks claiming down: records the statements of the product's own claims and replays them in SQLite alone. It also
// replays them without their checks, and without the four indexes with a state and a Message-ID.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expectThat, isShort, table } from "../report.mjs";
import { databaseFile, databaseOf, seedCampaign } from "./seed.mjs";
import { serve } from "./server.mjs";

const COUNT = isShort ? 300 : 10_000;
const INDEXES = ["due", "held", "campaign", "message_id"].map((name) => `outreach_messages_${name}`);
const PARTS = ["claim", "targets", "leads", "due next"];

/** The claim without any check but the row's own state. */
const UNCHECKED = `update outreach_messages set state = 'claimed', attempts = attempts + 1, claimed_at = ?, claim = ?, message_id = json_extract(j.value, '$[2]')
  from json_each(?) j where outreach_messages.id = json_extract(j.value, '$[0]') and state = 'waiting' returning id`;

/** Returns milliseconds of each part over all batches, on a separate copy of the file. */
function replay(file, copy, batches, { isChecked, isIndexed }) {
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = off");
  database.exec("update mailboxes set lease_until = 4000000000");
  if (!isIndexed) for (const name of INDEXES) database.exec(`drop index ${name}`);
  const prepared = new Map();
  const ask = ({ sql, params }) => {
    if (!prepared.has(sql)) prepared.set(sql, database.prepare(sql));
    return prepared.get(sql).all(...params);
  };
  const spent = {};
  const timed = (part, work) => {
    const began = process.hrtime.bigint();
    const result = work();
    spent[part] = (spent[part] ?? 0) + Number(process.hrtime.bigint() - began) / 1e6;
    return result;
  };
  for (const batch of batches) {
    const rows = batch[0].params.find((value) => typeof value === "string" && value.startsWith("[["));
    const statements = isChecked && isIndexed ? batch : batch.slice(0, 1);
    const [first, ...rest] = isChecked
      ? statements
      : [{ sql: UNCHECKED, params: [batch[0].now, "bench", rows] }];
    database.exec("begin");
    const taken = timed(PARTS[0], () => ask(first));
    expectThat(taken.length === JSON.parse(rows).length, `${taken.length} messages were claimed again.`);
    for (const [at, statement] of rest.entries()) timed(PARTS[at + 1], () => ask(statement));
    timed("commit", () => database.exec("commit"));
  }
  database.close();
  return spent;
}

/** Returns a table of where the time of a claim is spent; `milliseconds` is how long 100 messages took in workerd. */
export async function measureClaimParts({ folder, script, ask, makeAccount, milliseconds }) {
  const database = databaseOf(folder);
  const accountId = makeAccount(database);
  const ids = seedCampaign(database, { accountId, userId: 1, port: 1, count: COUNT });
  database.close();
  const before = join(folder, "before.sqlite");
  copyFileSync(databaseFile(folder), before);
  const server = await serve(folder, script);
  const { claimed, batches } = await ask(server, "claim", { ...ids, accountId, isRecorded: true });
  await server.stop();
  expectThat(claimed === COUNT, `${claimed} of ${COUNT} were claimed.`);
  const now = Math.floor(Date.now() / 1000);
  for (const batch of batches) batch[0].now = now;
  const again = (how) => replay(before, join(folder, "replay.sqlite"), batches, how);
  const whole = again({ isChecked: true, isIndexed: true });
  const unchecked = again({ isChecked: false, isIndexed: true }).claim;
  const bare = again({ isChecked: false, isIndexed: false }).claim;
  const average = (sum) => sum / batches.length;
  const sqlite = Object.values(whole).reduce((sum, value) => sum + value, 0);
  return table(
    ["100 messages", "milliseconds"],
    [
      ["the rows alone, by their keys", average(bare)],
      ["the four indexes with the state and the Message-ID", average(unchecked - bare)],
      ["the checks: suppressions, country, consent, campaign, mailbox", average(whole.claim - unchecked)],
      ["in the same batch: targets of who is stopped", average(whole.targets)],
      ["in the same batch: their leads", average(whole.leads)],
      ["in the same batch: what is due next", average(whole["due next"])],
      ["commit", average(whole.commit)],
      ["all of it in SQLite", average(sqlite)],
      ["measured in workerd; the rest is D1's way there and back, hashes and JSON", milliseconds],
    ],
  );
}
