// Messages per second and CPU per message from the outbox to a local SMTP server, MIME included. Compared with
// nodemailer sending the same content to the same server, and with bare sockets that push the same bytes. Limits are
// off. `npm run bench -- sending`
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSeconds } from "../peers/processes.mjs";
import { expectThat, isShort, machine, ROOT, sayProgress, table, writeSection } from "../report.mjs";
import { CONTENT } from "./content.mjs";
import { measurePlanning } from "./plan.mjs";
import { databaseOf, seedCampaign } from "./seed.mjs";
import { build, bundle, registered, serve, sleep, startSink } from "./server.mjs";

const COUNT = Number(process.env.MAILS ?? (isShort ? 500 : 50_000));
const RUNS = isShort ? 1 : 3;
/** As many connections as Njia opens. */
const CONNECTIONS = 5;
/** Load average of the machine before the run. */
const load = os.loadavg()[0].toFixed(1);
const folder = mkdtempSync(join(tmpdir(), "njia-sending-"));

/** The fastest of several runs of a process that prints its seconds and CPU, with the sink's CPU during that run. */
async function best(script, ...args) {
  const runs = [];
  for (let index = 0; index < RUNS; index += 1) {
    sayProgress(`${script}, runs`, index + 1, RUNS);
    const before = cpuSeconds([sink.pid]);
    const child = spawn("node", [join(ROOT, "tests/bench/sending", script), sink.port, ...args].map(String));
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    // At its exit, some of its output may still be in transit.
    await new Promise((resolve) => child.once("close", resolve));
    expectThat(out, `${script} did not come to its end.`);
    runs.push({ ...JSON.parse(out), sink: cpuSeconds([sink.pid]) - before });
  }
  return runs.sort((a, b) => a.seconds - b.seconds)[0];
}

const place = (name, text) => {
  writeFileSync(join(folder, name), text, "latin1");
  return join(folder, name);
};

await (isShort ? bundle(folder) : build(folder));
const sink = await startSink(0);
process.on("exit", () => sink.stop());
const content = place("content.json", JSON.stringify(CONTENT));
const theirs = { mails: COUNT / 5, ...(await best("peer.mjs", COUNT / 5, content)) };
const begun = await sink.count();

let server = await serve(folder);
const person = await registered(server);
await server.stop();
const database = databaseOf(folder);
const { campaignId } = seedCampaign(database, { ...person, port: sink.port, count: COUNT });
database.close();

server = await serve(folder);
const cpu = cpuSeconds(server.pids);
const sinkCpu = cpuSeconds([sink.pid]);
const started = Date.now();
await server.wake();
let taken = { mails: 0, last: started };
for (let waited = 0; waited < 1_200 && taken.mails - begun.mails < COUNT; waited += 1) {
  await sleep(250);
  if (waited % 40 === 39) await server.wake();
  taken = await sink.count();
  if (waited % 40 === 39) sayProgress("Mails are sent", taken.mails - begun.mails, COUNT);
}
const mails = taken.mails - begun.mails;
const ourSink = cpuSeconds([sink.pid]) - sinkCpu;
// The results of the last emails are recorded after they are sent.
const open = (await server.miniflare.getD1Database("DB"))
  .prepare("select count(*) as n from outreach_messages where campaign_id = ? and state <> 'sent'")
  .bind(campaignId);
for (let waited = 0; waited < 120 && (await open.first("n")) > 0; waited += 1) await sleep(250);
await sleep(isShort ? 500 : 2_000);
const ours = {
  mails,
  seconds: (taken.last - started) / 1000,
  cpu: cpuSeconds(server.pids) - cpu,
  sink: ourSink,
};
await server.stop();
const bare = await best("socket.mjs", COUNT, CONNECTIONS, place("mail", taken.sample));
sink.stop();
const after = databaseOf(folder);
const states = after
  .prepare("select state, count(*) as n from outreach_messages where campaign_id = ? group by 1")
  .all(campaignId);
after.close();
rmSync(folder, { recursive: true, force: true });

expectThat(mails === COUNT, `${mails} of ${COUNT} mails arrived.`);
expectThat(
  states.length === 1 && states[0].state === "sent" && states[0].n === COUNT,
  `States afterwards: ${JSON.stringify(states)}.`,
);
const rateOf = (run) => run.mails / run.seconds;
const cpuOf = (run) => (run.cpu / run.mails) * 1000;
const row = (name, run) => [name, rateOf(run), cpuOf(run), (run.sink / run.mails) * 1000];
const ratio = (of) => [
  `${(rateOf(ours) / rateOf(of)).toFixed(2)} x`,
  `${(cpuOf(ours) / cpuOf(of)).toFixed(2)} x`,
  "",
];
writeSection(
  "sending",
  `## Sending a campaign

\`npm run bench -- sending\` (${machine()}): ${mails.toLocaleString("en")} messages of one campaign from the outbox in D1 through
workerd to an SMTP server on the same machine: claiming with the suppression check, personalisation, MIME, SMTP, and recording the result of
each. The peer is nodemailer with ten pooled connections in Node, which is given its words and keeps no record. The bare sockets, as many as
Njia opens, repeat one of Njia's emails with pipelined commands: this server can't accept more on this machine. Limits are off.

${table(
  ["", "messages a second", "CPU ms a message", "of the server beside it"],
  [
    row("Njia", ours),
    row("nodemailer, pooled", theirs),
    row("bare sockets", bare),
    ["Njia, of nodemailer", ...ratio(theirs)],
    ["Njia, of the bare sockets", ...ratio(bare)],
  ],
)}

The aim is twice the rate of nodemailer at half its CPU. Both rates fall with what else the machine does: its load before was ${load} (2 means
that both cores are busy). Njia's CPU is workerd's: the product, the database and the queue. A job has at most 15 unconfirmed messages, so
it writes to the database for every 15, which is the largest part of its time; the next are the writes to the server, one a message.

States afterwards: ${states.map(({ state: name, n }) => `${name} ${n}`).join(", ")}.`,
);
await measurePlanning();
process.exit(0);
