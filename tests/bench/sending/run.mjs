// Messages per second and CPU per message from the outbox to a local SMTP server, MIME included, beside nodemailer into the
// same server with the same words. Limits are off. `npm run bench -- sending`
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSeconds } from "../peers/processes.mjs";
import { machine, ROOT, table, writeSection } from "../report.mjs";
import { CONTENT } from "./content.mjs";
import { measurePlanning } from "./plan.mjs";
import { databaseOf, seedCampaign } from "./seed.mjs";
import { build, registered, serve, sleep, startSink } from "./server.mjs";

const COUNT = Number(process.env.MAILS ?? 50_000);
/** How busy the machine was with other things before. */
const load = os.loadavg()[0].toFixed(1);
const SINK = 8797;
const folder = mkdtempSync(join(tmpdir(), "njia-sending-"));

/** nodemailer's best of three. */
async function peer() {
  const content = join(folder, "content.json");
  writeFileSync(content, JSON.stringify(CONTENT));
  const runs = [];
  for (let at = 0; at < 3; at += 1) {
    const child = spawn("node", [join(ROOT, "tests/bench/sending/peer.mjs"), SINK, COUNT / 5, content]);
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    await new Promise((resolve) => child.once("exit", resolve));
    runs.push(JSON.parse(out));
  }
  return runs.sort((a, b) => a.seconds - b.seconds)[0];
}

await build(folder);
const sink = await startSink(SINK);
const theirs = await peer();
const begun = await sink.count();

let server = await serve(folder);
const person = await registered(server);
await server.stop();
const database = databaseOf(folder);
const { campaignId } = seedCampaign(database, { ...person, port: SINK, count: COUNT });
database.close();

server = await serve(folder);
const cpu = cpuSeconds(server.pids);
const started = Date.now();
await server.wake();
let taken = { mails: 0, last: started };
for (let waited = 0; waited < 1_200 && taken.mails - begun.mails < COUNT; waited += 1) {
  await sleep(250);
  if (waited % 40 === 39) await server.wake();
  taken = await sink.count();
}
const mails = taken.mails - begun.mails;
await sleep(2_000);
const ours = { seconds: (taken.last - started) / 1000, cpu: cpuSeconds(server.pids) - cpu };
await server.stop();
sink.stop();
const after = databaseOf(folder);
const states = after
  .prepare("select state, count(*) as n from outreach_messages where campaign_id = ? group by 1")
  .all(campaignId);
after.close();
rmSync(folder, { recursive: true, force: true });

const rate = mails / ours.seconds;
const peerRate = COUNT / 5 / theirs.seconds;
const each = (ours.cpu / mails) * 1000;
const peerEach = (theirs.cpu / (COUNT / 5)) * 1000;
writeSection(
  "sending",
  `## Sending a campaign

\`npm run bench -- sending\` (${machine()}): ${mails.toLocaleString("en")} messages of one campaign from the outbox in D1 through
workerd to an SMTP server on the same machine: claiming with the check of refusals, filling in, MIME, SMTP, and writing down what became of
each. The peer is nodemailer with ten pooled connections in Node, which is given its words and keeps no record. Limits are off.

${table(
  ["", "messages a second", "CPU ms a message"],
  [
    ["Njia", rate, each],
    ["nodemailer, pooled", peerRate, peerEach],
    ["ratio", `${(rate / peerRate).toFixed(2)} x`, `${(each / peerEach).toFixed(2)} x`],
  ],
)}

The aim is 4 times its rate at a quarter of its CPU. Both rates fall with what else the machine does: its load before was ${load} (2 means
that both cores are taken). Njia's CPU is workerd's: the product, the database and the queue. A job has at most 15 messages in doubt, so
it writes to the database for every 15, which is the largest part of its time; the next are the writes to the server, one a message.

States afterwards: ${states.map(({ state: name, n }) => `${name} ${n}`).join(", ")}.`,
);
await measurePlanning();
process.exit(0);
