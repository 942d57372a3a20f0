import { expect, it } from "vitest";
import { TABLE } from "../access/table";
import { ONE_WAY, PAIRS } from "./pairs";

const writes = TABLE.flatMap(({ path, kind, methods = ["GET"] }) =>
  methods.filter((method) => method !== "GET").map((method) => ({ path, kind, method })),
);
const forms = writes.filter(({ kind }) => kind === "page").map(({ path }) => path);
const calls = writes.filter(({ kind }) => kind === "call").map(({ path, method }) => `${method} ${path}`);

it("every form has its call, or the reason why it has none", () => {
  expect([...new Set(forms)].filter((path) => !PAIRS[path] && !ONE_WAY[path])).toEqual([]);
});

it("every call that writes has its form", () => {
  const named = new Set(Object.values(PAIRS).flat());
  expect(calls.filter((name) => !named.has(name) && !ONE_WAY[name])).toEqual([]);
});

it("names no form and no call that is not there", () => {
  const known = [...forms, ...calls, "POST /api/logout"];
  const told = [...Object.keys(PAIRS), ...Object.values(PAIRS).flat(), ...Object.keys(ONE_WAY)];
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
});
