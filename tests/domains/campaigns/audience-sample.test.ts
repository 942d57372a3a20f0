import { beforeAll, describe, expect, it } from "vitest";
import { contactDocument } from "~/domains/directory/contacts/contact";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { business, count } from "../../support/fixtures/audiences";
import { importPeople } from "../../support/fixtures/imports";
import { type Business, env } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const COMPANIES = 4_000;

/**
 * 12,000 contacts, three of each of 4,000 companies, company by company or round by round. The first third has no email, and the last
 * 2,000 have addresses of others. Ids lie close together, or far apart with other contacts between.
 */
async function manyContacts(ctx: Business["ctx"], layout: { isByCompany: boolean; step: number }) {
  const { id } = await importPeople(ctx, "name,email\nFirst,first@far.test\n");
  const [from] = (await ctx.db.all<{ id: number }>(
    "select max(id) + 1000000 as id from contacts" as never,
  )) as [{ id: number }];
  const company = layout.isByCompany ? "n / 3" : `n % ${COMPANIES}`;
  const rows = `with recursive n (n) as (select 0 union all select n + 1 from n where n < ${COMPANIES * 3 - 1})
    select ${from.id} + n * ${layout.step} as id, n, iif(n < ${COMPANIES}, null, 'p' || iif(n < ${COMPANIES * 3 - 2_000}, n, n - 2000) || '@far.test') as email,
      'Company ' || (${company}) as company from n`;
  await env.DB.prepare(
    `insert into contacts (id, account_id, contact_name, contact_email, email_key, company_name, country, confidence, source, import_id,
      created_at, updated_at)
    select id, ?1, 'Person ' || n, email, email, company, 'KE', 50, 'file', ?2, 1, 1 from (${rows})`,
  )
    .bind(ctx.account.id, id)
    .run();
  const input = ContactInput.parse({
    contactName: "Person",
    companyName: "Company",
    location: "Nairobi, Kenya",
  });
  await env.DB.prepare(
    "insert into contact_search (rowid, words) select id, ?1 from contacts where import_id = ?2 and country = 'KE' order by id",
  )
    .bind(contactDocument(input, ctx.account.id), id)
    .run();
  // As an import whose file had contacts of before: its size is not kept.
  await env.DB.prepare("update imports set people_skipped = 1 where id = ?").bind(id).run();
  return `import:${id}`;
}

const near = (actual: number, expected: number) => {
  expect(actual).toBeGreaterThan(expected * 0.9);
  expect(actual).toBeLessThan(expected * 1.1);
};

describe.each([
  { isByCompany: false, step: 1 },
  { isByCompany: true, step: 7 },
])("the figures of a large audience: %o", (layout) => {
  let ctx: Business["ctx"];
  let imported = "";
  beforeAll(async () => {
    ctx = await business();
    imported = await manyContacts(ctx, layout);
  });

  it.each(["import", "filter"])("are within 10 % for all contacts, and read few rows", async (source) => {
    const meter = metered(ctx);
    const audience = source === "import" ? imported : "contacts:country=KE";
    const figures = await count(meter.ctx, audience);
    const excluded = new Map(figures.excluded.map(({ reason, count }) => [reason, count]));
    expect(figures.isExact).toBe(false);
    near(figures.total, 12_000);
    near(figures.withEmail, 8_000);
    near(figures.emailed, 6_000);
    near(excluded.get("no_address") ?? 0, 4_000);
    near(excluded.get("duplicate_address") ?? 0, 2_000);
    // 118,000 of 100,000 before: the filter's index was counted.
    expect(meter.rowsRead()).toBeLessThan(22_500);
  });

  it.each(["import", "filter"])("of an %s are within a tenth for one contact per company", async (source) => {
    const meter = metered(ctx);
    const audience = source === "import" ? imported : "contacts:country=KE";
    const figures = await count(meter.ctx, audience, { people: "one" });
    near(figures.total, 12_000);
    expect(meter.rowsRead()).toBeLessThan(32_000);
    const excluded = new Map(figures.excluded.map(({ reason, count }) => [reason, count]));
    near(figures.emailed, layout.isByCompany ? 2667 : 4_000);
    near(excluded.get("no_address") ?? 0, 4_000);
  });

  it("are the same when asked again", async () => {
    expect(await count(ctx, imported)).toEqual(await count(ctx, imported));
  });
});
