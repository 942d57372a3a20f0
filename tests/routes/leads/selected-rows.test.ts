import { beforeAll, expect, it } from "vitest";
import { listOfIds } from "~/domains/bulk/selection-schema";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

let person: Awaited<ReturnType<typeof signedInBusiness>>;
let ids: number[];

beforeAll(async () => {
  person = await signedInBusiness();
  ids = [];
  for (const title of ["Solar roofs", "Cold store"])
    ids.push((await makeOpportunity(person.ctx, { title })).id);
});

const query = () => new URLSearchParams(ids.map((id) => ["opportunityIds", String(id)])).toString();
const ownerOf = (id: number | undefined) =>
  env.DB.prepare("select owner_id as owner from opportunities where id = ?")
    .bind(id)
    .first<{ owner: number }>();

it("assigns selected opportunities in a second step that names them, and shows the result", async () => {
  const { cookie, user } = person;
  const call = await callApp("POST", "/api/bulk/assign", { opportunityIds: ids, ownerId: null }, cookie);
  expect(await call.json()).toMatchObject({ list: "opportunities", assigned: 2, unchanged: 0 });
  expect((await ownerOf(ids[1]))?.owner).toBe(null);
  const page = `/business/picked/assign?${query()}&back=${encodeURIComponent("/opportunities?sort=value")}`;
  const html = await (await fetchApp(page, { cookie })).text();
  expect(html).toContain("2 deals: Solar roofs, Cold store");
  const fields = { opportunityIds: ids.map(String), ownerId: String(user.userId) };
  const done = await postForm(page, fields, cookie);
  const next = done.headers.get("location") ?? "";
  expect([done.status, next]).toEqual([
    302,
    expect.stringMatching(/^\/business\/picked\/assignments\/\d+\?back=/),
  ]);
  expect(await (await fetchApp(next, { cookie })).text()).toContain("2 deals assigned to");
  expect((await ownerOf(ids[0]))?.owner).toBe(user.userId);
});

it("rejects an owner from another team on the same page and keeps the selection", async () => {
  const { cookie } = person;
  const page = `/business/picked/assign?${query()}`;
  const fields = { opportunityIds: ids.map(String), ownerId: "999999999" };
  const answer = await postForm(page, fields, cookie);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain("Choose a teammate.");
  expect(html).toContain(`value="${listOfIds(ids.map(Number))}"`);
});

it("reports an invalid selection on its list, never on another site", async () => {
  const { cookie } = person;
  for (const [path, to] of [
    ["/business/picked/export?back=/opportunities", "/opportunities"],
    ["/business/picked/assign?opportunityIds=999999999&back=//evil.test", "/business/companies"],
    ["/business/picked/assign?companyIds=999999999&back=/business/companies", "/business/companies"],
  ] as const) {
    const answer = await fetchApp(path, { cookie, redirect: "manual" });
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, to]);
  }
});

it("exports only the selected rows, also for viewers", async () => {
  const { cookie, user } = person;
  await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
  for (const path of ["/business/picked/export", "/api/bulk/export"]) {
    const answer = await fetchApp(`${path}?opportunityIds=${ids[0]}`, { cookie });
    expect(answer.headers.get("content-type")).toContain("text/csv");
    const file = await answer.text();
    expect([file.includes("Solar roofs"), file.includes("Cold store")]).toEqual([true, false]);
  }
  const refused = await callApp("POST", "/api/bulk/assign", { opportunityIds: ids, ownerId: null }, cookie);
  expect(refused.status).toBe(403);
});
