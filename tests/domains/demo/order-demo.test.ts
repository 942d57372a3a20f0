import { beforeAll, expect, it } from "vitest";
import { listDeletions } from "~/domains/bulk/deletion/list-deletions.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { removeDemo } from "~/domains/demo/demo-jobs.server";
import { fillDemo, findDemoFill } from "~/domains/demo/fill-demo.server";
import { DEMO_TEAM } from "~/domains/demo/plan/team";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoWork } from "~/domains/demo/seed-demo-work.server";
import { listRemovedCompanies } from "~/domains/directory/companies/removal/find-removed-company.server";
import { listSavedViews, saveView } from "~/domains/saved-views/saved-views.server";
import { createTag, listTags } from "~/domains/tags/edit-tags.server";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

const all = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

let ctx: Business["ctx"];
let before: Record<string, number>;

beforeAll(async () => {
  ({ ctx } = await makeBusiness());
  await createTag(ctx, "Distributor");
  await saveView(ctx, { list: "contacts", name: "By company", query: "sort=name" });
  before = await tableCounts();
  await requestDemoWork(ctx);
  while (await fillDemo(ctx));
});

it("tags rows of every list, and doesn't use the account's own tag of the same name", async () => {
  const tags = await listTags(ctx);
  const own = tags.find(({ name }) => name === "Distributor");
  expect(own).toMatchObject({ isDemo: false, companies: 0, leads: 0 });
  const demo = tags.filter(({ isDemo }) => isDemo);
  expect(demo.length).toBeGreaterThanOrEqual(4);
  for (const list of ["companies", "contacts", "leads", "opportunities"] as const)
    expect(
      demo.some((tag) => tag[list] > 2),
      list,
    ).toBe(true);
});

it("adds saved views marked as demo data, next to an own view of the same name", async () => {
  const views = await listSavedViews(ctx);
  expect(views.filter(({ isDemo }) => isDemo)).toHaveLength(3);
  expect(views.find(({ name }) => name === "By company")).toMatchObject({
    isDemo: false,
    query: "sort=name",
  });
});

it("deletes companies and contacts that can be restored, and restores the contacts", async () => {
  const { rows } = await listDeletions(ctx, { limit: 10 });
  expect(rows.map(({ list, isDemo, canUndo }) => [list, isDemo, canUndo])).toEqual([
    ["contacts", true, true],
    ["companies", true, true],
  ]);
  expect((await listRemovedCompanies(ctx)).every(({ isDemo }) => isDemo)).toBe(true);
  const people = rows[0];
  const { back } = await undoDeletion(ctx, people?.id ?? 0);
  expect(back.length).toBe(people?.count);
});

it("assigns rows to the requesting user and no other team member", async () => {
  const owners = (table: string) =>
    all(`select distinct owner_id as owner from ${table} where account_id = ?`, ctx.account.id);
  for (const table of ["directory_owners", "opportunities"])
    expect(await owners(table), table).toEqual([{ owner: ctx.actor.userId }]);
});

it("is removed with the rest in one action", async () => {
  await requestDemoRemoval(ctx);
  for (let jobs = 0; jobs < 20 && (await findDemoFill(ctx)); jobs += 1) await removeDemo(ctx);
  // Counters of created rows and of today's requests belong to no account.
  const { quota_usage, id_sequences, rate_limit_buckets } = await tableCounts();
  expect(await tableCounts()).toEqual({ ...before, quota_usage, id_sequences, rate_limit_buckets });
  expect((await listTags(ctx)).map(({ name }) => name)).toEqual(["Distributor"]);
});

it("adds a team to the demo business, marked, without passwords, as owners of its rows", async () => {
  const system = testContext();
  await seedDemoAccounts(system);
  await seedDemoWork(system, DEMO_BUSINESS);
  const made = await tableCounts();
  await seedDemoWork(system, DEMO_BUSINESS);
  expect(await tableCounts()).toEqual(made);
  const team = await all<{ id: number }>(
    `select id from users where is_demo = 1 and password_hash is null and role = 'member'
      and account_id = (select account_id from users where email = ?)`,
    DEMO_BUSINESS,
  );
  expect(team).toHaveLength(DEMO_TEAM.length);
  for (const { id } of team)
    for (const table of ["directory_owners", "leads", "opportunities"]) {
      const [row] = await all<{ n: number }>(`select count(*) as n from ${table} where owner_id = ?`, id);
      expect(row?.n, table).toBeGreaterThan(1);
    }
  expect(await all("select id from notifications where is_demo = 0")).toEqual([]);
});
