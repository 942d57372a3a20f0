import { beforeAll, describe, expect, it } from "vitest";
import type { Calls } from "~/http/calls/api.server";
import { addressFor, endpoints } from "../access/matrix";
import { type Row, TABLE } from "../access/table";
import { cookieOf, fetchApp, ORIGIN, signedInBusiness } from "../support/app";
import { type Field, fieldsOf } from "../support/fields-of";
import { signUpAdmin } from "../support/people";
import { timeOf } from "../support/time-of";

const MOST_MS = 300;
const MEGABYTE = 1024 * 1024;
/** What still fits into a body of 256 kB, and into an address. */
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

/** Every call that reads a body or a query, by its own declaration, about a row that is there. */
async function askedCalls(): Promise<Asked[]> {
  const business = await signedInBusiness();
  const admin = await cookieOf((await signUpAdmin()).userId);
  const asked: Asked[] = [];
  for (const { route, path } of endpoints) {
    const calls = (route.module.loader as { calls?: Calls } | undefined)?.calls ?? {};
    const row = TABLE.find((each) => each.path === path);
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

/** The requests that put a text into each field: as much of it as a body takes, and a megabyte in all of them. */
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

let calls: Asked[] = [];
beforeAll(async () => {
  calls = await askedCalls();
}, 120_000);

describe("a very long text in each field of each call", () => {
  it("is tried in all calls that take something", () => {
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.flatMap(({ body }) => body).length).toBeGreaterThan(150);
  });

  it.each([
    ["blanks", " "],
    [";", ";"],
    ["a", "a"],
    ["(", "("],
  ])(`costs at most ${MOST_MS} ms: %s`, { timeout: 180_000 }, async (_, letter) => {
    const began = performance.now();
    const slow: string[] = [];
    let count = 0;
    for (const call of calls)
      for (const [name, run] of requestsOf(call, letter)) {
        let status = 0;
        const ms = await timeOf(async () => {
          status = await run();
        }, MOST_MS);
        count += 1;
        if (ms > MOST_MS || status >= 500) slow.push(`${name}: ${Math.round(ms)} ms, status ${status}`);
      }
    console.log(`${count} requests in ${Math.round(performance.now() - began)} ms`);
    expect(slow).toEqual([]);
  });
});
