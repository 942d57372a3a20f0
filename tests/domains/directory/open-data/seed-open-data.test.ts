import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { NOTHING_KNOWN } from "~/domains/directory/companies/company";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { PACK_SOURCES } from "~/domains/directory/open-data/pack-sources";
import { seedPack } from "~/domains/directory/open-data/seed-open-data.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import type { ListedCompany } from "~/domains/directory/sources/listed-company";
import { addCompanies } from "../../../support/fixtures/companies";
import { makeSearch, runSearch } from "../../../support/fixtures/lead-search";
import { env, makeBusiness, testContext } from "../../../support/harness/context";

const [{ name: FIRST }, { name: SECOND }] = PACK_SOURCES;
const base = testContext();

const row = (sourceId: string, fields: Partial<ListedCompany> = {}): ListedCompany => ({
  ...NOTHING_KNOWN,
  accountId: null,
  name: `Firm ${sourceId}`,
  country: "LS",
  city: "Maseru",
  industry: "mining",
  website: `https://firm-${sourceId.toLowerCase()}.example`,
  source: FIRST,
  sourceId,
  importId: null,
  isDemo: false,
  writtenAt: new Date("2026-11-29"),
  ...fields,
});

const many = (count: number, prefix = "r") => Array.from({ length: count }, (_, at) => row(`${prefix}${at}`));

const shared = async () =>
  (
    await env.DB.prepare(
      "select id, name, city, source_id from companies where account_id is null and source in (?1, ?2) order by source_id",
    )
      .bind(FIRST, SECOND)
      .all<{ id: number; name: string; city: string; source_id: string }>()
  ).results;

const seed = (version: string, rows: ListedCompany[], slices?: number) =>
  seedPack(base, { version, rows }, slices);

beforeEach(async () => {
  await base.d1.batch([
    base.d1.prepare("DELETE FROM companies WHERE account_id IS NULL"),
    base.d1.prepare("DELETE FROM open_data_runs"),
  ]);
});

describe("the open-data pack", () => {
  it("is seeded in slices, resumes where it stopped, and is written once", async () => {
    const rows = many(1_200);
    expect(await seed("a", rows, 1)).toMatchObject({ added: 500, isDone: false });
    expect(await seed("a", rows, 1)).toMatchObject({ added: 500, isDone: false });
    expect(await seed("a", rows, 1)).toMatchObject({ added: 200, isDone: true });
    expect(await seed("a", rows, 1)).toEqual({ added: 0, updated: 0, removed: 0, isDone: true });
    expect(await shared()).toHaveLength(1_200);
  });

  it("is written once by concurrent runs", async () => {
    const rows = many(600);
    const runs = await Promise.all([seed("a", rows), seed("a", rows)]);
    while (!(await seed("a", rows)).isDone);
    expect(runs.reduce((sum, { added }) => sum + added, 0)).toBeLessThanOrEqual(600);
    expect(await shared()).toHaveLength(600);
  });

  it("can be searched by name once seeded", async () => {
    await seed("a", [row("1", { name: "Maluti Quarries" })]);
    const { companies } = await searchCompanies(base, { words: "maluti" }, { limit: 5 });
    expect(companies.map(({ name }) => name)).toEqual(["Maluti Quarries"]);
  });

  it("excludes companies that another source has by name or website in the country", async () => {
    await addCompanies(base, [
      { name: "Firm twin", country: "LS" },
      { name: "Other name", country: "LS", website: "https://firm-site.example" },
    ]);
    const run = await seed("a", [row("TWIN", { name: "Firm Twin Ltd" }), row("site"), row("new")]);
    expect(run.added).toBe(1);
  });

  it("uses the date on which its sources were read as creation date", async () => {
    await seed("a", [row("1")]);
    const found = await env.DB.prepare(
      "select created_at from companies where source_id = '1'",
    ).first<number>("created_at");
    expect(found).toBe(Date.UTC(2026, 10, 29) / 1000);
  });
});

describe("a newer pack", () => {
  it("updates a row under its id and adds new ones", async () => {
    await seed("a", [row("1"), row("2")]);
    const before = await shared();
    expect(await seed("b", [row("1", { city: "Leribe" }), row("2"), row("3")])).toMatchObject({
      added: 1,
      updated: 1,
      removed: 0,
    });
    const after = await shared();
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.city).toBe("Leribe");
  });

  it("removes rows that it no longer contains, and none of other sources", async () => {
    await addCompanies(base, [{ name: "Of the starter list", source: "starter list", sourceId: "x" }]);
    await seed("a", [row("1"), row("2"), row("3", { source: SECOND })]);
    expect(await seed("b", [row("1")])).toMatchObject({ removed: 2, isDone: true });
    expect((await shared()).map(({ source_id }) => source_id)).toEqual(["1"]);
    const kept = await env.DB.prepare(
      "select count(*) as n from companies where source = 'starter list'",
    ).first("n");
    expect(kept).toBe(1);
  });

  it("keeps companies that an account uses: as a lead, an edited version or with a note", async () => {
    const { ctx } = await makeBusiness();
    await seed("a", [row("lead"), row("edited"), row("noted"), row("unused")]);
    const ids = new Map((await shared()).map(({ id, source_id }) => [source_id, id]));
    const idOf = (name: string) => ids.get(name) ?? 0;
    const search = await makeSearch(ctx, { location: ["LS"], keywords: ["lead"] });
    await runSearch(ctx, search.id);
    await editCompany(ctx, idOf("edited"), { name: "Ours now", country: "LS" } as never);
    await env.DB.prepare(
      "insert into company_notes (account_id, company_id, kind, text, at) values (?1, ?2, 'note', 'Called', 1)",
    )
      .bind(ctx.account.id, idOf("noted"))
      .run();
    expect(await seed("b", [row("new")])).toMatchObject({ removed: 1 });
    const left = (await shared()).map(({ source_id }) => source_id);
    expect(left).not.toContain("unused");
    expect(left).toEqual(expect.arrayContaining(["edited", "lead", "new", "noted"]));
    const leads = await ctx.db.all<{ company_id: number; company_name: string }>(
      sql`select company_id, company_name from leads where account_id = ${ctx.account.id}`,
    );
    expect(leads).toContainEqual({ company_id: idOf("lead"), company_name: "Firm lead" });
    const own = await ctx.db.all(
      sql`select name, origin_id from companies where account_id = ${ctx.account.id}`,
    );
    expect(own).toEqual([{ name: "Ours now", origin_id: idOf("edited") }]);
  });

  it("keeps values corrected after reports", async () => {
    await seed("a", [row("1")]);
    const corrected = JSON.stringify({
      city: { source: "corrected after reports", at: "2026-12-01T00:00:00Z" },
    });
    await env.DB.prepare("update companies set city = 'Quthing', field_sources = ?1 where source_id = '1'")
      .bind(corrected)
      .run();
    await seed("b", [row("1", { city: "Leribe", name: "Firm one" })]);
    expect((await shared())[0]).toMatchObject({ city: "Quthing", name: "Firm one" });
  });

  it("that is rolled back restores the older one", async () => {
    await seed("a", [row("1"), row("2")]);
    await seed("b", [row("1")]);
    await seed("a", [row("1"), row("2")]);
    expect(await shared()).toHaveLength(2);
  });
});
