import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { makeCampaign, makeLeads, makeTemplate } from "../../support/fixtures/campaigns";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const MAX_ROWS = 500;

/** Returns the found titles by kind; checks that a search reads no more rows than it may. */
async function found({ ctx }: Business, q: string) {
  const meter = metered(ctx);
  const groups = await searchEverywhere(meter.ctx, q);
  expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS);
  return Object.fromEntries(groups.map(({ kind, rows }) => [kind, rows.map(({ title }) => title)]));
}

/** A business with 700 leads of higher confidence than any added later. */
async function busyBusiness() {
  const business = await makeBusiness();
  const search = await makeSearch(business.ctx);
  await makeLeads(business.ctx, search.id, 700);
  return business;
}

/** Adds a lead for each company of a country, with lower confidence than all others. */
async function leadsIn({ ctx, account }: Business, country: string) {
  await runSearch(ctx, (await makeSearch(ctx, { location: [country] })).id);
  await env.DB.prepare("update leads set confidence = 1 where account_id = ? and confidence <> 80")
    .bind(account.id)
    .run();
}

it("a lead is found whose company is the last of many with that name", async () => {
  const business = await busyBusiness();
  const { ctx } = business;
  await addAlike(ctx, 30, { name: "Kilele Foods", website: "kilele.example", description: "Foods" });
  const [last] = await addCompanies(ctx, [{ name: "Kilele Zawadi", country: "RW", size: null }]);
  const { companies } = await searchCompanies(ctx, { words: "kilele" }, { limit: 50 });
  expect(companies.findIndex(({ id }) => id === last)).toBeGreaterThanOrEqual(20);
  await leadsIn(business, "RW");
  expect((await found(business, "kilele")).leads).toEqual(["Kilele Zawadi"]);
});

it("a lead is found by its own contact's name, and by another contact of its company", async () => {
  const business = await busyBusiness();
  const { ctx } = business;
  const [companyId] = await addCompanies(ctx, [{ name: "Baraka Mills", country: "RW" }]);
  for (const contactName of ["Jean Habimana", "Aline Uwase"])
    await createContact(
      ctx,
      ContactInput.parse({ contactName, contactEmail: `${contactName.length}@baraka.test` }),
      companyId,
    );
  await leadsIn(business, "RW");
  for (const q of ["habimana", "uwase", "baraka mills"])
    expect([q, (await found(business, q)).leads]).toEqual([q, ["Baraka Mills"]]);
});

it("any lead of an account with few leads is found, by company or contact", async () => {
  const business = await makeBusiness();
  const search = await makeSearch(business.ctx);
  await makeLeads(business.ctx, search.id, 40);
  expect((await found(business, "shop 37")).leads).toEqual(["Shop 37"]);
  expect((await found(business, "wanja 38")).leads).toEqual(["Shop 38"]);
});

it("the oldest of many templates and campaigns is found until it is renamed or removed", async () => {
  const business = await makeBusiness();
  const { ctx } = business;
  const templateId = await makeTemplate(ctx, { name: "Première Kwanza" });
  const { id } = await makeCampaign(ctx, 0, { name: "Kwanza spring" });
  for (let n = 0; n < 60; n += 1) await makeTemplate(ctx, { name: `Kwanza's other ${n}` });
  await env.DB.prepare(
    `insert into outreach_campaigns (account_id, created_by, name, status, created_at, updated_at)
      select value ->> 0, 1, 'Other', 'draft', 1, 1 from json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 60 }, () => [ctx.account.id])))
    .run();
  expect((await found(business, "premiere kwan")).templates).toEqual(["Première Kwanza"]);
  expect((await found(business, "kwanza spr")).campaigns).toEqual(["Kwanza spring"]);
  expect(await found(await makeBusiness(), "kwanza")).toEqual({});

  const run = (sql: string, bound: number) => env.DB.prepare(sql).bind(bound).run();
  await run("update outreach_campaigns set name = 'Autumn' where id = ?", id);
  await run("update outreach_templates set archived_at = 1 where id = ?", templateId);
  expect(await found(business, "kwanza spring")).toEqual({});
  expect((await found(business, "autumn")).campaigns).toEqual(["Autumn"]);
  expect((await found(business, "premiere")).templates).toBeUndefined();
  await run("update outreach_templates set archived_at = null where id = ?", templateId);
  expect((await found(business, "premiere")).templates).toHaveLength(1);
  await run("delete from outreach_templates where id = ?", templateId);
  expect((await found(business, "premiere")).templates).toBeUndefined();
});

it("a contact is linked to its history page", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Chidi Okafor" }));
  const groups = await searchEverywhere(ctx, "okafor");
  expect(groups.flatMap(({ rows }) => rows.map(({ to }) => to))).toEqual([
    `/business/contacts/${id}/history`,
  ]);
});
