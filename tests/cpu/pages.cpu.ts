import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../access/matrix";
import { TABLE } from "../access/table";
import { PAIRS } from "../parity/pairs";
import { cookieOf, fetchApp } from "../support/harness/app";
import { addressOf, type EveryId, everyId, readerOf } from "../support/harness/every-id";
import { fieldsOf } from "../support/harness/fields-of";
import { formsOn, type PageForm } from "./forms-on-pages";
import { hashingMs } from "./hashing";
import { MORE_FIELDS } from "./input-table";
import { faultsIn, type Input, measured } from "./measure";
import { askAs, FIELD_BYTES, formBody, inOrder, QUERY_BYTES } from "./requests";
import { formEntries, sampleOf } from "./sample";
import { MEGABYTE } from "./shapes";

const pages = TABLE.filter(({ kind }) => kind === "page");
const posted = pages.filter(({ methods }) => methods?.includes("POST"));
const read = pages.filter(({ methods = ["GET"] }) => methods.includes("GET"));

/** Patterns for the addresses of rows, the most specific first, so that `/team/new` is not a member. */
const patterns = posted
  .map(({ path }) => ({
    path,
    pattern: new RegExp(`^${path.replace(/:\w+\??/g, "[^/]+").replace("*", ".*")}$`),
  }))
  .sort((a, b) => a.path.split(":").length - b.path.split(":").length || b.path.length - a.path.length);

/** Finds the forms of every page, by the row that they are posted to. */
async function formsByRow(every: EveryId): Promise<Map<string, PageForm[]>> {
  const forms = new Map<string, PageForm[]>();
  for (const row of read) {
    const path = addressOf(every, row.path);
    const cookie = row.access === "public" ? {} : { cookie: await cookieOf(readerOf(every, row)) };
    const answer = await fetchApp(path, cookie);
    const html = await answer.text();
    for (const form of formsOn(html, path)) {
      const [action = ""] = form.action.split("?");
      const to = patterns.find(({ pattern }) => pattern.test(action))?.path;
      if (to) forms.set(to, [...(forms.get(to) ?? []), form]);
    }
  }
  return forms;
}

/** Fields of the calls that run the same commands: a form uses the names of their schemas. */
async function pairedFields(every: EveryId, path: string) {
  const fields = new Map<string, [string, string][]>();
  const wanted = PAIRS[path] ?? [];
  let whole: [string, string][] = [];
  for (const { path: called, calls } of endpoints) {
    for (const [method, call] of Object.entries(calls)) {
      if (!wanted.includes(`${method} ${called}`) || !call?.body) continue;
      const schema = typeof call.body === "function" ? await call.body(every.business.ctx) : call.body;
      whole = [...whole, ...formEntries(sampleOf(schema))];
      for (const { name, holding } of fieldsOf(schema)) fields.set(name, formEntries(holding("\u0000")));
    }
  }
  return { fields, whole };
}

let every: EveryId;
let forms = new Map<string, PageForm[]>();
let hashMs = 0;
beforeAll(async () => {
  every = await everyId();
  forms = await formsByRow(every);
  hashMs = await hashingMs();
}, 900_000);

/** Query parameters that pages read, besides those that calls declare. */
const QUERY = [
  ..."search,q,filter,cursor,sort,columns,country,industry,city,size,tag,scope,owner,since,until,from,to,page,limit,way,platform".split(
    ",",
  ),
  ..."status,kind,class,step,mode,token,code,state,error,next,redirectTo,return,at,month,day,zone,plan,period,id,ids,view,ref,file".split(
    ",",
  ),
];

describe("a long text in each part of a page's URL, and in its headers", () => {
  it.each(read)("costs at most 600 ms of CPU: $path", async (row) => {
    const count = QUERY.length;
    const inputs: Input[] = [
      {
        name: `GET ${row.path}?…`,
        bytes: Math.floor(QUERY_BYTES / count),
        written: encodeURIComponent,
        valid: "solar,",
        send: (text) =>
          askAs(every, row, {
            query: `?${new URLSearchParams(QUERY.map((name) => [name, text]))}`,
          }),
      },
      ...["search", "cursor"].map(
        (name): Input => ({
          name: `GET ${row.path}?${name}`,
          bytes: QUERY_BYTES,
          written: encodeURIComponent,
          valid: "solar ",
          send: (text) => askAs(every, row, { query: `?${new URLSearchParams({ [name]: text })}` }),
        }),
      ),
    ];
    if (row.path.includes(":") || row.path.includes("*"))
      inputs.push({
        name: `GET ${row.path} itself`,
        bytes: Math.floor(QUERY_BYTES / row.path.split(/:|\*/).length),
        written: encodeURIComponent,
        valid: "1",
        send: (text) => {
          const path = row.path.replace(/:\w+\??|\*/g, encodeURIComponent(text));
          return askAs(every, row, { path });
        },
      });
    expect(await faultsIn(await measured(inputs))).toEqual([]);
  });
});

const COOKIES =
  "njia,njia_flash,njia_step,njia_draft,njia_device,njia_member,njia_external,njia_ref,njia_search".split(
    ",",
  );
const HEADERS =
  "accept,accept-encoding,accept-language,referer,user-agent,if-none-match,idempotency-key,sec-fetch-site,range,content-type,x-forwarded-for".split(
    ",",
  );
const HEADER_BYTES = 8_000;

/** A header has no control characters, and each of its characters is one byte. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, "%");

describe("a long text in each cookie and each header", () => {
  it.each(["/", "/business", "/business-login", "/api/contacts"])(
    "costs at most 600 ms of CPU: %s",
    async (path) => {
      const cookie = await cookieOf(every.business.user.userId);
      const get = async (headers: Record<string, string>) => {
        const answer = await fetchApp(path, { headers });
        await answer.arrayBuffer();
        return answer.status;
      };
      const inputs = [
        ...COOKIES.map(
          (name): Input => ({
            name: `GET ${path} cookie ${name}`,
            bytes: HEADER_BYTES,
            valid: "a=b; ",
            send: (text) => get({ cookie: `${name}=${inHeader(text)}; ${cookie}` }),
          }),
        ),
        ...HEADERS.map(
          (name): Input => ({
            name: `GET ${path} header ${name}`,
            bytes: HEADER_BYTES,
            valid: "en;q=0.5, ",
            send: (text) => get({ cookie, [name]: inHeader(text) }),
          }),
        ),
      ];
      expect(await faultsIn(await measured(inputs))).toEqual([]);
    },
  );
});

// Runs after the tests of addresses: each form adds to the log, which `/admin/logs.csv` exports whole.
describe("a long text in each field of a page's form", () => {
  it.each(inOrder(posted.map((row) => ({ ...row, name: row.path }))))(
    "costs at most 600 ms of CPU: $path",
    async (row) => {
      const { fields, whole } = await pairedFields(every, row.path);
      const onPage = forms.get(row.path) ?? [];
      const typed = new Map([...whole, ...onPage.flatMap((form) => [...form.fields])]);
      const names = new Set([...fields.values()].flat().map(([name]) => name.replaceAll("\u0000", "any")));
      for (const form of onPage) for (const name of form.fields.keys()) names.add(name);
      for (const name of MORE_FIELDS[row.path] ?? ["name"]) names.add(name);
      const hashes = [...names].some((name) => /password/i.test(name)) ? 2 : 0;
      const post = (entries: [string, string][]) => askAs(every, row, formBody(entries));
      const inputs = [...names].map(
        (name): Input => ({
          name: `POST ${row.path} ${name}`,
          bytes: FIELD_BYTES,
          valid: typed.get(name) || "Zuri Solar, amina@buyer.test\n",
          hashes,
          send: (text) => post([...new Map([...typed, [name, text]])]),
        }),
      );
      inputs.push({
        name: `POST ${row.path} of 1 MB`,
        bytes: MEGABYTE,
        valid: "name=Zuri&",
        hashes: 2,
        send: (text) =>
          askAs(every, row, {
            method: "POST",
            headers: { "content-type": "application/x-www-form-urlencoded" },
            body: text,
          }),
      });
      inputs.push({
        name: `POST ${row.path} of 240 kB`,
        bytes: FIELD_BYTES,
        valid: "name=Zuri&",
        hashes: 2,
        send: (text) =>
          askAs(every, row, {
            method: "POST",
            headers: { "content-type": "application/x-www-form-urlencoded" },
            body: text,
          }),
      });
      expect(await faultsIn(await measured(inputs, hashMs))).toEqual([]);
    },
  );
});
