import { expect, it } from "vitest";
import { TABLE } from "../access/table";
import { ONE_WAY, PAIRS } from "./pairs";

const writes = TABLE.flatMap(({ path, kind, methods = ["GET"] }) =>
  methods.filter((method) => method !== "GET").map((method) => ({ path, kind, method })),
);
const forms = writes.filter(({ kind }) => kind === "page").map(({ path }) => path);
const calls = writes.filter(({ kind }) => kind === "call").map(({ path, method }) => `${method} ${path}`);

it("pairs every form with an API endpoint, or states why it has none", () => {
  expect([...new Set(forms)].filter((path) => !PAIRS[path] && !ONE_WAY[path])).toEqual([]);
});

it("pairs every writing API endpoint with a form, or states why it has none", () => {
  const named = new Set(Object.values(PAIRS).flat());
  expect(calls.filter((name) => !named.has(name) && !ONE_WAY[name])).toEqual([]);
});

it("names only existing forms and API endpoints", () => {
  const known = [...forms, ...calls, "POST /api/logout"];
  const told = [...Object.keys(PAIRS), ...Object.values(PAIRS).flat(), ...Object.keys(ONE_WAY)];
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
});
