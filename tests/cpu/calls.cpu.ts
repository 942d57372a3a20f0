import { beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../access/matrix";
import { type Row, TABLE } from "../access/table";
import { type EveryId, everyId } from "../support/harness/every-id";
import { type Field, fieldsOf } from "../support/harness/fields-of";
import { hashingMs } from "./hashing";
import { faultsIn, type Input, measured } from "./measure";
import { askAs, FIELD_BYTES, inOrder, jsonBody, QUERY_BYTES } from "./requests";
import { sampleOf } from "./sample";
import { inJson, MEGABYTE } from "./shapes";

const calls = endpoints.flatMap(({ path, calls: declared }) => {
  const row = TABLE.find((row) => row.path === path);
  return row
    ? Object.entries(declared).flatMap(([method, call]) =>
        call ? [{ name: `${method} ${path}`, row, method, call }] : [],
      )
    : [];
});
type Declared = (typeof calls)[number];

const isHashed = (name: string) => /password/i.test(name);
const VALID = "Zuri Solar, Nairobi. amina@buyer.test https://zuri.example\n";

const ITEM = /[\s\S]{1,20}/gu;

/** The list that holds a field, with one item per twenty characters of the text. */
const manyOf = (field: Field, text: string): unknown =>
  JSON.parse(JSON.stringify(field.holding("")), (_, part) =>
    Array.isArray(part) && !Array.isArray(part[0])
      ? (text.match(ITEM) ?? []).map((piece) => withText(part[0], piece))
      : part,
  );

const withText = (part: unknown, text: string): unknown =>
  typeof part === "object" && part !== null
    ? Object.fromEntries(Object.entries(part).map(([key, each]) => [key, each === "" ? text : each]))
    : text;

async function bodyInputs(every: EveryId, { name, row, method, call }: Declared): Promise<Input[]> {
  const schema = typeof call.body === "function" ? await call.body(every.business.ctx) : call.body;
  if (!schema) return [];
  const fields = fieldsOf(schema);
  const whole = { ...sampleOf(schema), ...row.body };
  const bytes = Math.max(FIELD_BYTES, Math.min(MEGABYTE, call.bodyLimit?.bytes ?? 0));
  const hashes = fields.some((field) => isHashed(field.name)) ? 2 : 0;
  const input = (of: string, holding: (text: string) => unknown): Input => ({
    name: `${name} ${of}`,
    bytes,
    written: inJson,
    valid: VALID,
    hashes,
    send: (text) => askAs(every, row, jsonBody(method, { ...whole, ...(holding(text) as object) })),
  });
  return fields.flatMap((field) => [
    input(field.name, field.holding),
    ...(field.name.includes("[]") ? [input(`${field.name} many times`, (text) => manyOf(field, text))] : []),
  ]);
}

/** A raw body of one megabyte: not JSON, or JSON of the wrong form. */
const wholeBody = (every: EveryId, row: Row, method: string, type: string): Input => ({
  name: `${method} ${row.path} ${type}`,
  bytes: MEGABYTE,
  valid: '{"name":"Zuri Solar"},',
  hashes: 2,
  send: (text) => askAs(every, row, { method, headers: { "content-type": type }, body: text }),
});

const queryInputs = (every: EveryId, { name, row, call }: Declared): Input[] =>
  (call.query ? fieldsOf(call.query) : []).map(
    (field): Input => ({
      name: `${name}?${field.name}`,
      bytes: QUERY_BYTES,
      written: encodeURIComponent,
      valid: "solar,",
      send: (text) =>
        askAs(every, row, { query: `?${new URLSearchParams({ [field.name.replace("[]", "")]: text })}` }),
    }),
  );

let every: EveryId;
let hashMs = 0;
beforeAll(async () => {
  every = await everyId();
  hashMs = await hashingMs();
}, 600_000);

describe("a long text in each field, query and body of an API call", () => {
  it.each(inOrder(calls))("costs at most 600 ms of CPU: $name", async (declared) => {
    const { row, method } = declared;
    const inputs = [...(await bodyInputs(every, declared)), ...queryInputs(every, declared)];
    if (method !== "GET")
      for (const type of ["application/json", "multipart/form-data; boundary=b"])
        inputs.push(wholeBody(every, row, method, type));
    expect(await faultsIn(await measured(inputs, hashMs))).toEqual([]);
  });
});
