// npm run bench -- webhooks: a burst of signed WhatsApp webhooks, each its own request, with the queue's jobs beside
// it, in workerd on local D1.
import { createHmac } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  expectInTime,
  expectThat,
  isShort,
  machine,
  percentile,
  ROOT,
  sayProgress,
  table,
  writeSection,
} from "../report.mjs";
import { withD1 } from "../search/d1.mjs";

const COUNT = isShort ? 600 : 10_000;
/** One webhook in ten is sent again, as Meta does after a late response. */
const AGAIN = COUNT / 10;
const PEOPLE = COUNT / 4;
const CONCURRENCY = 32;
const MIN_PER_SECOND = 100;
const SECRET = "0123456789abcdef0123456789abcdef";

function emptyDatabase(file) {
  const db = new DatabaseSync(file);
  const folder = join(ROOT, "migrations");
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    db.exec(readFileSync(join(folder, name), "utf8"));
  db.exec(
    "insert into accounts (id, name, plan, operational_markets, created_at) values (1, 'Bench', 'corporate', '[]', 1)",
  );
  db.exec(`insert into users (account_id, email, email_key, first_name, last_name, user_type, role, created_at, email_verified_at)
    values (1, 'owner@bench.test', 'owner@bench.test', 'Amina', 'Owner', 'business', 'owner', 1, 1)`);
  db.close();
}

const eventOf = (at) => {
  const from = String(254_700_000_000 + (at % PEOPLE));
  const timestamp = String(Math.floor(Date.now() / 1000));
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "254700000001", phone_number_id: "7001" },
    contacts: [{ profile: { name: `Person ${at % PEOPLE}` }, wa_id: from }],
    messages: [
      { from, id: `wamid.${at}`, timestamp, text: { body: `Message ${at}: how much is it?` }, type: "text" },
    ],
  };
  return {
    object: "whatsapp_business_account",
    entry: [{ id: "55", changes: [{ value, field: "messages" }] }],
  };
};

const folder = mkdtempSync(join(os.tmpdir(), "njia-webhooks-"));
const file = join(folder, "webhooks.sqlite");
emptyDatabase(file);

const figures = await withD1(
  folder,
  file,
  async (worker) => {
    let again = 0;
    /** Repeats a request if the other side closed the socket between two requests, as Meta does. */
    const dispatch = (path, init, tries = 3) =>
      worker.dispatchFetch(`http://bench/${path}`, init).catch((error) => {
        if (!/^(UND_ERR_|ECONN|EPIPE)/.test(error.cause?.code ?? "") || tries === 0) throw error;
        again += 1;
        return dispatch(path, init, tries - 1);
      });
    const ask = async (path, body, headers = {}) => {
      const response = await dispatch(path, { method: "POST", body, headers });
      const text = await response.text();
      if (!response.ok) throw new Error(text.slice(0, 500));
      return JSON.parse(text).answer;
    };
    await ask("connect", JSON.stringify({ secret: SECRET }));
    const numbers = Array.from({ length: COUNT + AGAIN }, (_, index) =>
      index < COUNT ? index : (index - COUNT) * 10,
    );
    const times = [];
    let next = 0;
    const send = async () => {
      while (next < numbers.length) {
        const body = JSON.stringify(eventOf(numbers[next++]));
        const signature = `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
        const began = performance.now();
        await ask("hook", body, { "x-hub-signature-256": signature });
        times.push(performance.now() - began);
        if (times.length % 1_000 === 0) sayProgress("Webhooks", times.length, numbers.length);
      }
    };
    let [jobs, taken] = [0, 0];
    const work = async (isOver) => {
      for (;;) {
        const events = await ask("job", "{}");
        if (events !== null) {
          jobs += 1;
          taken += events;
        } else if (isOver()) return;
        else await new Promise((done) => setTimeout(done, 5));
      }
    };
    const began = performance.now();
    let isSent = false;
    const consumer = work(() => isSent);
    // If a webhook fails, its error is reported rather than the consumer's.
    consumer.catch(() => {});
    await Promise.all(Array.from({ length: CONCURRENCY }, send));
    const seconds = (performance.now() - began) / 1000;
    isSent = true;
    await consumer;
    const inAll = (performance.now() - began) / 1000;
    return { times, seconds, inAll, jobs, taken, again, counts: await ask("counts", "{}") };
  },
  "webhooks/worker.ts",
);
rmSync(folder, { recursive: true, force: true });

const { times, seconds, inAll, jobs, again, counts } = figures;
const perSecond = times.length / seconds;
expectThat(counts.events === COUNT, `${COUNT} events were told and ${counts.events} are there.`);
expectThat(counts.waiting === 0, `${counts.waiting} events were taken by nobody.`);
expectThat(counts.messages === COUNT && counts.once === COUNT, `${counts.messages} messages of ${COUNT}.`);
expectThat(counts.leads === PEOPLE, `${counts.leads} leads of ${PEOPLE} people.`);
expectThat(
  counts.batches >= times.length && counts.batches <= times.length + again,
  `${counts.batches} batches for ${times.length} webhooks.`,
);
expectThat(jobs <= times.length / 2, `${jobs} messages of the queue for ${times.length} webhooks.`);
expectInTime(perSecond > MIN_PER_SECOND, `${perSecond.toFixed(0)} webhooks a second.`);
writeSection(
  "webhooks",
  `## Webhooks

\`npm run bench -- webhooks\` on ${machine()}, ${new Date().toISOString().slice(0, 10)}${process.env.BENCH_NOTE ? `, ${process.env.BENCH_NOTE}` : ""}: a burst of signed webhooks of WhatsApp, ${CONCURRENCY} at a time and each a request of
its own, one in ten of them told twice, with the queue's jobs at work beside them, in workerd on local D1.

${table(
  [
    "webhooks",
    "told twice",
    "a second",
    "p50, ms",
    "p95, ms",
    "D1 batches each",
    "messages of the queue",
    "events lost",
    "events double",
    "leads of people",
    "seconds until all were processed",
  ],
  [
    [
      times.length,
      AGAIN,
      perSecond,
      percentile(times, 0.5),
      percentile(times, 0.95),
      counts.batches / times.length,
      jobs,
      COUNT - counts.once,
      counts.messages - counts.once,
      `${counts.leads} of ${PEOPLE}`,
      inAll,
    ],
  ],
)}

Each webhook is verified over its raw body, written in one batch and answered; the first one without a queued job queues one, which processes up to 100 events. The aim is
more than ${MIN_PER_SECOND} a second on two cores, none lost and none double.`,
);
