import { beforeAll, describe, expect, it } from "vitest";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/responses/webhook-key.server";
import { BounceEvent, ReplyEvent, UnsubscribeEvent } from "~/domains/replies/responses/webhook-schemas";
import { addressFor, endpoints } from "../access/matrix";
import { type Row, TABLE } from "../access/table";
import { signUpAdmin } from "../support/fixtures/people";
import { cookieOf, fetchApp, ORIGIN, signedInBusiness } from "../support/harness/app";
import type { Business } from "../support/harness/context";
import { type Field, fieldsOf } from "../support/harness/fields-of";
import { isInPart } from "../support/harness/test-scope";
import { timeOf } from "../support/harness/time-of";

const MAX_DURATION_MS = 300;
const MEGABYTE = 1024 * 1024;
/** Characters that fit into a body of 256 kB, and into an address. */
const FITS = 200_000;
const FITS_ADDRESS = 1_800;

interface Asked {
  name: string;
  row: Row;
  method: string;
  path: string;
  cookie: string | undefined;
  body: Field[];
  query: Field[];
}

/** Every call that declares a body or a query, about an existing row. */
async function askedCalls(): Promise<Asked[]> {
  // Some rows create a template each, and a trial has few of them.
  const business = await signedInBusiness({ plan: "corporate" });
  const admin = await cookieOf((await signUpAdmin()).userId);
  const asked: Asked[] = [];
  for (const { path, calls } of endpoints) {
    const row = TABLE.find((row) => row.path === path);
    const read = Object.entries(calls).filter(([, call]) => call?.body || call?.query);
    if (!row || read.length === 0) continue;
    const id = (await row.foreign?.(business)) ?? (await row.subject?.()) ?? 1;
    const cookie = { public: undefined, agent: undefined, admin }[row.access as "public"] ?? business.cookie;
    for (const [method, call] of read) {
      const body = typeof call?.body === "function" ? await call.body(business.ctx) : call?.body;
      asked.push({
        name: `${method} ${path}`,
        row,
        method,
        path: addressFor(row, id),
        cookie: row.access === "public" ? undefined : cookie,
        body: body ? fieldsOf(body) : [],
        query: call?.query ? fieldsOf(call.query) : [],
      });
    }
  }
  return asked;
}

async function send({ method, path, cookie }: Asked, query: string, body?: unknown) {
  const answer = await fetchApp(`${path}${query}`, {
    method,
    headers: { origin: ORIGIN, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(cookie ? { cookie } : {}),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Requests that put a text into each field: as much of it as a body accepts, and a megabyte in the first field. */
function* requestsOf(call: Asked, letter: string): Generator<[name: string, run: () => Promise<number>]> {
  for (const field of call.body)
    yield [
      `${call.name} ${field.name}`,
      () => send(call, "", { ...call.row.body, ...(field.holding(letter.repeat(FITS)) as object) }),
    ];
  const [first] = call.body;
  if (first) yield [`${call.name} of 1 MB`, () => send(call, "", first.holding(letter.repeat(MEGABYTE)))];
  for (const { name } of call.query)
    yield [
      `${call.name}?${name}`,
      () => send(call, `?${new URLSearchParams({ [name.replace("[]", "")]: letter.repeat(FITS_ADDRESS) })}`),
    ];
}

const EVENTS = {
  "email-response": [ReplyEvent, { from: "amina@buyer.test", text: "Yes" }],
  "email-bounce": [BounceEvent, { address: "amina@buyer.test", status: "5.1.1" }],
  "email-unsubscribe": [UnsubscribeEvent, { address: "amina@buyer.test" }],
} as const;

/** A mail server's input, as fields and as an email: signed, without a session. */
function* deliveriesOf(
  { account }: Business,
  key: string,
  letter: string,
): Generator<[name: string, run: () => Promise<number>]> {
  const post = async (hook: string, type: string, text: string, headers: Record<string, string> = {}) => {
    const body = new TextEncoder().encode(text);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const answer = await fetchApp(`/api/webhooks/${hook}`, {
      method: "POST",
      body,
      headers: {
        "content-type": type,
        "njia-account": String(account.id),
        "njia-event": crypto.randomUUID(),
        "njia-timestamp": timestamp,
        "njia-signature": signatureOf(key, timestamp, body),
        ...headers,
      },
    });
    await answer.body?.cancel();
    return answer.status;
  };
  for (const [hook, [schema, whole]] of Object.entries(EVENTS))
    for (const { name, holding } of fieldsOf(schema))
      for (const size of [FITS, MEGABYTE]) {
        const body = { ...whole, ...(holding(letter.repeat(size)) as object) };
        yield [`${hook} ${name} of ${size}`, () => post(hook, "application/json", JSON.stringify(body))];
      }
  const mail = (header: string) => `From: amina@buyer.test\r\n${header}\r\n\r\nYes, please call.`;
  const long = letter.repeat(FITS);
  for (const header of ["From", "To", "Subject", "Message-ID", "References", "Date", "Content-Type", "X-Any"])
    yield [`mail ${header}`, () => post("email-response", "message/rfc822", mail(`${header}: ${long}`))];
  yield ["mail text", () => post("email-response", "message/rfc822", mail(`Subject: Re\r\n\r\n${long}`))];
  for (const header of ["njia-account", "njia-event", "njia-timestamp", "njia-signature", "content-type"])
    yield [header, () => post("email-bounce", "application/json", "{}", { [header]: letter.repeat(8_000) })];
}

let calls: Asked[] = [];
let business: Business;
let key = "";
beforeAll(async () => {
  calls = await askedCalls();
  business = await signedInBusiness();
  key = await rotateWebhookKey(business.ctx);
}, 600_000);

const LETTERS = [
  ["blanks", " "],
  [";", ";"],
  ["a", "a"],
  ["(", "("],
] as const;

const NUMBERED = LETTERS.map(([name, letter], index) => [name, letter, index] as const);

/** Lists the requests that take too long, or end in an error of ours. */
async function slowOf(requests: Iterable<[name: string, run: () => Promise<number>]>): Promise<string[]> {
  const began = performance.now();
  const slow: string[] = [];
  let count = 0;
  for (const [name, run] of requests) {
    let status = 0;
    const ms = await timeOf(async () => {
      status = await run();
    }, MAX_DURATION_MS);
    count += 1;
    if (ms > MAX_DURATION_MS || status >= 500) slow.push(`${name}: ${Math.round(ms)} ms, status ${status}`);
  }
  console.log(`${count} requests in ${Math.round(performance.now() - began)} ms`);
  return slow;
}

describe("a very long text in each field of each call", () => {
  it("is tested in more than 60 calls and 150 fields", () => {
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.flatMap(({ body }) => body).length).toBeGreaterThan(150);
  });

  // Each field gets each character; in the gate one of them.
  it.each(NUMBERED)(
    `costs at most ${MAX_DURATION_MS} ms: %s`,
    { timeout: 600_000 },
    async (_, letter, at) => {
      const all = calls.flatMap((call) => [...requestsOf(call, letter)]);
      expect(await slowOf(all.filter(([name]) => isInPart(name, at, LETTERS.length)))).toEqual([]);
    },
  );

  it.each(NUMBERED)(
    `costs at most ${MAX_DURATION_MS} ms in data that a mail server delivers: %s`,
    {
      timeout: 600_000,
    },
    async (_, letter, at) => {
      const all = [...deliveriesOf(business, key, letter)];
      expect(await slowOf(all.filter(([name]) => isInPart(name, at, LETTERS.length)))).toEqual([]);
    },
  );
});
