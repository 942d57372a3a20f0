import { expect, it } from "vitest";
import { callApp, signedInBusiness } from "../../support/harness/app";

interface Group {
  kind: string;
  rows: { title: string; path: string }[];
}

it("lists matching screens and actions before records in the API, without empty groups", async () => {
  const [one, other] = [await signedInBusiness(), await signedInBusiness()];
  await callApp("POST", "/api/companies", { name: "Reportage Zuri", country: "KE" }, one.cookie);
  const found = async (q: string, cookie: string) =>
    (await callApp("GET", `/api/search?q=${encodeURIComponent(q)}`, undefined, cookie)).json<Group[]>();
  const own = await found("report", one.cookie);
  expect(own.map(({ kind }) => kind)).toEqual(["screens", "companies"]);
  expect(own[0]?.rows).toContainEqual({ title: "Reports", detail: "", path: "/reports" });
  expect((await found("report", other.cookie)).map(({ kind }) => kind)).toEqual(["screens"]);
  expect(await found("new task", one.cookie)).toEqual([
    { kind: "actions", rows: [{ title: "New task", detail: "", path: "/tasks/new" }], allPath: null },
  ]);
  expect(await found("", one.cookie)).toEqual([]);
});
