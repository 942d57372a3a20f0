import { describe, expect, it } from "vitest";
import { exportRows } from "~/domains/bulk/export-rows.server";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { browseCompanies, browseContacts } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { AllLeadsQuery, listLeads } from "~/domains/lead-search/leads/leads.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { pageTags } from "~/domains/tags/page-tags.server";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

type Ctx = Awaited<ReturnType<typeof business>>;
const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;
const tag = async (ctx: Ctx, input: object) => Number((await tagRows(ctx, TagRowsSchema.parse(input))).tagId);

const browse = (ctx: Ctx, query: object) => browseCompanies(ctx, BrowseQuery.parse(query));
const at = (query: string) => ({ url: `https://njia.test/list?${query}` });

describe("a list filtered by a tag", () => {
  it("shows only the tagged rows, newest first, with further filters, page by page", async () => {
    const ctx = await business();
    const ids = await addAlike(ctx, 7);
    const [ghana = 0] = await addCompanies(ctx, [{ name: "Accra Pumps", country: "GH" }]);
    const tagId = await tag(ctx, { companyIds: [...ids.slice(0, 5), ghana], tag: "Fair" });
    const all = await browse(ctx, { tag: tagId });
    expect(all.rows.map(({ id }) => id)).toEqual([ghana, ...ids.slice(0, 5).reverse()]);
    expect([all.total, all.next]).toEqual([{ count: 6, isExact: true }, null]);
    const first = await browse(ctx, { tag: tagId, limit: 4 });
    const second = await browse(ctx, { tag: tagId, limit: 4, cursor: first.next });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id));
    expect(second.next).toBeNull();
    const of = async (query: object) =>
      (await browse(ctx, { tag: tagId, ...query })).rows.map(({ id }) => id);
    expect(await of({ country: ["GH"] })).toEqual([ghana]);
    expect(await of({ search: "pumps" })).toEqual([ghana]);
    expect(await of({ search: "nothing" })).toEqual([]);
    expect(await of({ scope: "own" })).toHaveLength(6);
    expect((await browse(ctx, { tag: tagId, country: ["GH"] })).total).toEqual({ count: 1, isExact: true });
    expect((await browse(ctx, { tag: 999_999_999 })).rows).toEqual([]);
    expect((await browse(await business(), { tag: tagId })).rows).toEqual([]);
  });

  it("shows only tagged contacts, leads and deals as well", async () => {
    const ctx = await business();
    const amina = await createContact(
      ctx,
      ContactInput.parse({ contactName: "Amina", location: "Accra, Ghana" }),
    );
    await createContact(ctx, ContactInput.parse({ contactName: "Baraka" }));
    await addAlike(ctx, 3);
    await runSearch(ctx, (await makeSearch(ctx, { location: ["KE"] }, 3)).id);
    const { rows } = await listLeads(ctx, AllLeadsQuery.parse({}));
    const [lead] = rows;
    const [deal] = [await makeOpportunity(ctx, { region: "Kenya" }), await makeOpportunity(ctx)];
    const tagId = await tag(ctx, { contactIds: [amina.id], tag: "Fair" });
    await tag(ctx, { leadIds: [lead?.id], tag: "Fair" });
    await tag(ctx, { opportunityIds: [deal?.id], tag: "Fair" });
    const contacts = async (query: object) =>
      (await browseContacts(ctx, BrowseQuery.parse({ tag: tagId, ...query }))).rows.map(({ id }) => id);
    expect([
      await contacts({}),
      await contacts({ search: "ami" }),
      await contacts({ search: "bar" }),
    ]).toEqual([[amina.id], [amina.id], []]);
    const leads = async (query: object) =>
      (await listLeads(ctx, AllLeadsQuery.parse({ tag: tagId, ...query }))).rows.map(({ id }) => id);
    expect([
      await leads({}),
      await leads({ since: "2020-01-01" }),
      await leads({ since: "2200-01-01" }),
    ]).toEqual([[lead?.id], [lead?.id], []]);
    const deals = async (query: object) =>
      (await listOpportunities(ctx, OpportunityQuery.parse({ tag: tagId, ...query }))).rows.map(
        ({ id }) => id,
      );
    expect([
      await deals({}),
      await deals({ region: "Kenya", status: "new_lead" }),
      await deals({ region: "Ghana" }),
      await deals({ status: "closed_won" }),
      await deals({ search: "!!" }),
    ]).toEqual([[deal?.id], [deal?.id], [], [], []]);
  });

  it("reads at most 500 rows, even for a large tag or a filter that few rows match", async () => {
    const ctx = await business();
    await addCompanies(ctx, [{ name: "Accra Pumps", country: "GH" }]);
    await addAlike(ctx, 450);
    const tagId = await tag(ctx, { matching: "companies", filter: "scope=own", tag: "Many" });
    const read = async (query: object) => {
      const meter = metered(ctx);
      const page = await browse(meter.ctx as Ctx, { tag: tagId, ...query });
      await pageTags(meter.ctx, "companies", page.rows, at(`tag=${tagId}`));
      return { ...page, read: meter.rowsRead() };
    };
    const all = await read({});
    expect([all.rows.length, all.total]).toEqual([50, { count: 451, isExact: true }]);
    expect(all.read).toBeLessThanOrEqual(400);
    const some = await read({ country: ["KE"], search: "company" });
    expect([some.rows.length, some.total]).toEqual([50, { count: 51, isExact: false }]);
    expect(some.read).toBeLessThanOrEqual(480);
    let page = await read({ country: ["GH"] });
    const found = [...page.rows];
    for (let pages = 0; page.next !== null && pages < 9; pages += 1) {
      expect(page.read).toBeLessThanOrEqual(400);
      page = await read({ country: ["GH"], cursor: page.next });
      found.push(...page.rows);
    }
    expect(found.map(({ name }) => name)).toEqual(["Accra Pumps"]);
  });

  it("can be exported, with each row's tags as the last column", async () => {
    const ctx = await business();
    const ids = await addCompanies(ctx, [{ name: "Kilima Solar" }, { name: "Upepo" }]);
    await tag(ctx, { companyIds: ids, tag: "Fair" });
    const tagId = await tag(ctx, { companyIds: ids.slice(0, 1), tag: "=1+1" });
    const filter = `tag=${tagId}`;
    const lines = async (list: "companies" | "contacts" | "leads" | "opportunities", filter: string) =>
      (await (await exportRows(ctx, { list, ids: null, filter })).text()).trim().split("\r\n");
    const [header, ...rows] = await lines("companies", filter);
    expect(header?.endsWith(",tags")).toBe(true);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain("Kilima Solar");
    expect(rows[0]?.endsWith(",'=1+1; Fair")).toBe(true);
    await makeOpportunity(ctx);
    await tag(ctx, { matching: "opportunities", tag: "Fair" });
    expect((await lines("opportunities", "")).map((line) => line.split(",").at(-1))).toEqual([
      "tags",
      "Fair",
    ]);
    for (const list of ["contacts", "leads"] as const)
      expect((await lines(list, ""))[0]?.endsWith(",tags")).toBe(true);
  });
});

describe("a list's tags", () => {
  it("are empty for an account without tags, else the names, the rows' tags and the last change", async () => {
    const ctx = await business();
    const ids = (await addAlike(ctx, 2)).map((id) => ({ id }));
    expect(await pageTags(ctx, "companies", ids, at(""))).toEqual({});
    expect(await pageTags(ctx, "companies", ids, at("tag=7"))).toEqual({ tags: { names: [], chosen: 7 } });
    const done = await tagRows(ctx, TagRowsSchema.parse({ companyIds: [ids[0]?.id], tag: "Fair" }));
    const { tags } = await pageTags(ctx, "companies", ids, at(`tagged=${done.changeId}`));
    expect(tags).toEqual({
      names: [[done.tagId, "Fair"]],
      rows: { [String(ids[0]?.id)]: [0] },
      done: { id: done.changeId, text: "“Fair” added to 1 row." },
    });
    for (const bad of ["tagged=999999999", "tagged=x", "tagged=-1"])
      expect((await pageTags(ctx, "companies", [], at(bad))).tags?.done).toBeUndefined();
    const other = await pageTags(await business(), "companies", [], at(`tag=1&tagged=${done.changeId}`));
    expect(other.tags).toEqual({ names: [], chosen: 1 });
  });
});
