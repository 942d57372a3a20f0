import { describe, expect, it } from "vitest";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { restoreCompany } from "~/domains/directory/companies/removal/restore-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { createTag, deleteTag, listTags, renameTag, restoreTag } from "~/domains/tags/edit-tags.server";
import { deleteDemoTags, eraseOwnTags, purgeTagChanges } from "~/domains/tags/purge-tag-changes.server";
import { listTagNames, ownTags, tagsOfRows } from "~/domains/tags/tags.server";
import { addCompanies as addShared } from "../../support/fixtures/companies";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeLead, makeOpportunity } from "../../support/fixtures/opportunities";
import { env, makeBusiness, testContext } from "../../support/harness/context";

type Ctx = Awaited<ReturnType<typeof business>>;
type List = "companies" | "contacts" | "leads" | "opportunities";
const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;
const tag = (ctx: Ctx, input: object) => tagRows(ctx, TagRowsSchema.parse(input));
const tagsOf = async (ctx: Ctx, list: List, id: number) =>
  ((await tagsOfRows(ctx, list, [id], await listTagNames(ctx))).get(id) ?? []).map(([, name]) => name);
const countOf = async (ctx: Ctx, list: List) => (await listTags(ctx))[0]?.[list];
const rowsOf = (ctx: Ctx, table: string) =>
  env.DB.prepare(`select count(*) as n from ${table} where account_id = ?`).bind(ctx.account.id).first("n");

describe("tags of a removed row", () => {
  it("are removed and restored with it", async () => {
    const ctx = await business();
    const [company = 0] = await addCompanies(ctx, [{ name: "Kilima" }]);
    const contact = await createContact(ctx, ContactInput.parse({ contactName: "Amina" }));
    const lead = await makeLead(ctx);
    const deal = await makeOpportunity(ctx);
    const ways = [
      ["companies", { companyIds: [company] }, company, removeCompany, restoreCompany],
      ["contacts", { contactIds: [contact.id] }, contact.id, deleteContact, restoreContact],
      ["leads", { leadIds: [lead.id] }, lead.id, removeLead, restoreLead],
    ] as const;
    for (const [list, rows, id, remove, restore] of ways) {
      await tag(ctx, { ...rows, tag: "Hot" });
      await remove(ctx, id);
      expect([list, await countOf(ctx, list), await tagsOf(ctx, list, id)]).toEqual([list, 0, []]);
      await restore(ctx, id);
      expect([list, await countOf(ctx, list), await tagsOf(ctx, list, id)]).toEqual([list, 1, ["Hot"]]);
    }
    await tag(ctx, { opportunityIds: [deal.id], tag: "Hot" });
    await removeOpportunity(ctx, deal.id);
    expect([await countOf(ctx, "opportunities"), await tagsOf(ctx, "opportunities", deal.id)]).toEqual([
      0,
      [],
    ]);
    await env.DB.prepare("update opportunities set archived_at = null where id = ?").bind(deal.id).run();
    expect([await countOf(ctx, "opportunities"), await tagsOf(ctx, "opportunities", deal.id)]).toEqual([
      1,
      ["Hot"],
    ]);
  });

  it("follow a shared company that is hidden, edited and reset, only in this account", async () => {
    const [ctx, other] = [await business(), await business()];
    const [{ id } = { id: 0 }] = await addShared(testContext(), [{ name: `Shared ${crypto.randomUUID()}` }]);
    await tag(ctx, { companyIds: [id], tag: "Hot" });
    await tag(other, { companyIds: [id], tag: "Cold" });
    await removeCompany(ctx, id);
    expect([await tagsOf(ctx, "companies", id), await tagsOf(other, "companies", id)]).toEqual([
      [],
      ["Cold"],
    ]);
    await restoreCompany(ctx, id);
    expect(await tagsOf(ctx, "companies", id)).toEqual(["Hot"]);
    const copy = await editCompany(ctx, id, { city: "Mombasa" });
    expect([await tagsOf(ctx, "companies", id), await tagsOf(ctx, "companies", copy.id)]).toEqual([
      [],
      ["Hot"],
    ]);
    await removeCompany(ctx, copy.id);
    expect(await countOf(ctx, "companies")).toBe(0);
    await restoreCompany(ctx, copy.id);
    expect([await countOf(ctx, "companies"), await tagsOf(ctx, "companies", copy.id)]).toEqual([1, ["Hot"]]);
    await discardLocalCopy(ctx, copy.id);
    expect([await countOf(ctx, "companies"), await tagsOf(ctx, "companies", id)]).toEqual([1, ["Hot"]]);
    expect(await tagsOf(other, "companies", id)).toEqual(["Cold"]);
  });
});

describe("a tag", () => {
  it("has a unique name, can be renamed, deleted and restored with its rows", async () => {
    const [ctx, other] = [await business(), await business()];
    const [company = 0] = await addCompanies(ctx, [{ name: "Kilima" }]);
    const { tagId } = await tag(ctx, { companyIds: [company], tag: "Hot" });
    const id = Number(tagId);
    const { id: second } = await createTag(ctx, "Fair");
    for (const clash of [createTag(ctx, "HOT"), renameTag(ctx, second, "hót")])
      await expect(clash).rejects.toMatchObject({ code: "invalid", field: "name" });
    await createTag(other, "Hot");
    for (const theirs of [renameTag(other, id, "x"), deleteTag(other, id), restoreTag(other, id)])
      await expect(theirs).rejects.toMatchObject({ code: "not_found" });
    expect(await renameTag(ctx, id, "HOT")).toMatchObject({ name: "HOT" });
    expect(await tagsOf(ctx, "companies", company)).toEqual(["HOT"]);
    await deleteTag(ctx, id);
    await deleteTag(ctx, id);
    expect([await tagsOf(ctx, "companies", company), (await listTags(ctx)).length]).toEqual([[], 1]);
    await expect(renameTag(ctx, id, "x")).rejects.toMatchObject({ code: "not_found" });
    await createTag(ctx, "hot");
    await expect(restoreTag(ctx, id)).rejects.toMatchObject({ code: "conflict" });
    await deleteTag(ctx, Number((await listTagNames(ctx)).find(([, name]) => name === "hot")?.[0]));
    await restoreTag(ctx, id);
    await restoreTag(ctx, id);
    expect(await tagsOf(ctx, "companies", company)).toEqual(["HOT"]);
    expect(await ownTags(ctx)).toMatchObject([{ name: "Fair" }, { name: "HOT", companies: 1 }]);
  });

  it("is purged with its rows and changes after its retention period", async () => {
    const ctx = await business();
    const ids = await addCompanies(ctx, [{ name: "Kilima" }, { name: "Upepo" }]);
    const { tagId } = await tag(ctx, { companyIds: ids, tag: "Old" });
    await tag(ctx, { companyIds: ids, tag: "Kept" });
    await deleteTag(ctx, Number(tagId));
    await removeCompany(ctx, Number(ids[0]));
    const later = new Date(Date.now() + 5_000);
    while ((await purgeTagChanges(testContext(), later)) > 0);
    expect([
      await rowsOf(ctx, "tags"),
      await rowsOf(ctx, "tagged_rows"),
      await rowsOf(ctx, "tag_changes"),
    ]).toEqual([1, 1, 0]);
    expect(await rowsOf(ctx, "removed_tagged_rows")).toBe(0);
    expect((await listTags(ctx)).map(({ name, companies }) => [name, companies])).toEqual([["Kept", 1]]);
  });

  it("is deleted with its account, and a demo tag with the demo", async () => {
    const ctx = await business();
    const ids = await addCompanies(ctx, [{ name: "Kilima" }]);
    await tag(ctx, { companyIds: ids, tag: "Mine" });
    const demo = { ...ctx, account: { ...ctx.account, isDemo: true, isDemoWork: true } };
    await tag(demo, { companyIds: ids, tag: "Demo" });
    while (await deleteDemoTags(ctx));
    expect((await listTags(ctx)).map(({ name }) => name)).toEqual(["Mine"]);
    while (await eraseOwnTags(ctx));
    for (const table of [
      "tags",
      "tagged_rows",
      "removed_tagged_rows",
      "row_tags",
      "tag_names",
      "tag_changes",
    ])
      expect([table, await rowsOf(ctx, table)]).toEqual([table, 0]);
  });
});
