import { describe, expect, it } from "vitest";
import { tagRows, undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { createTag, deleteTag, listTags } from "~/domains/tags/edit-tags.server";
import { listTagNames, tagsOfRows } from "~/domains/tags/tags.server";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

type Ctx = Awaited<ReturnType<typeof business>>;
const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;
const tag = (ctx: Ctx, input: object) => tagRows(ctx, TagRowsSchema.parse(input));
const refusalOf = (input: object) =>
  TagRowsSchema.safeParse(input).error?.issues.map(({ message }) => message);

const tagsOf = async (ctx: Ctx, list: "companies" | "contacts" | "leads" | "opportunities", id: number) => {
  const of = await tagsOfRows(ctx, list, [id], await listTagNames(ctx));
  return (of.get(id) ?? []).map(([, name]) => name);
};

const companies = (ctx: Ctx, count: number) =>
  addCompanies(
    ctx,
    Array.from({ length: count }, (_, n) => ({ name: `Kilima ${n} ${crypto.randomUUID()}` })),
  );

describe("a tag on selected rows", () => {
  it("is added to rows of each list once, and counted", async () => {
    const ctx = await business();
    const [company = 0] = await companies(ctx, 1);
    const contact = await createContact(ctx, ContactInput.parse({ contactName: "Amina" }));
    await runSearch(ctx, (await makeSearch(ctx, { location: ["KE"] }, 1)).id);
    const lead = Number(
      await ctx.d1.prepare("select id from leads where account_id = ?").bind(ctx.account.id).first("id"),
    );
    const deal = await makeOpportunity(ctx);
    const picked = [
      { companyIds: [company] },
      { contactIds: [contact.id] },
      { leadIds: [lead] },
      { opportunityIds: [deal.id] },
    ];
    for (const rows of picked) {
      expect(await tag(ctx, { ...rows, tag: " Fair  2026 " })).toMatchObject({ tagged: 1, unchanged: 0 });
      expect(await tag(ctx, { ...rows, tag: "FÁIR 2026" })).toMatchObject({
        tagged: 0,
        unchanged: 1,
        changeId: null,
      });
    }
    expect(await listTags(ctx)).toMatchObject([
      { name: "Fair 2026", companies: 1, contacts: 1, leads: 1, opportunities: 1, isDemo: false },
    ]);
    expect(await tagsOf(ctx, "leads", lead)).toEqual(["Fair 2026"]);
    expect(await tag(ctx, { leadIds: [lead], tag: "fair 2026", remove: true })).toMatchObject({ tagged: 1 });
    expect(await tagsOf(ctx, "leads", lead)).toEqual([]);
    expect(await listTags(ctx)).toMatchObject([{ companies: 1, leads: 0 }]);
  });

  it("is rejected with a message if the input is invalid", async () => {
    const rows = { companyIds: [1] };
    for (const bad of ["", "  ", "\u200b", undefined, null, {}, 1.5, -1])
      expect(refusalOf({ ...rows, tag: bad })).toEqual(["Enter a tag name."]);
    for (const long of ["x".repeat(41), "x".repeat(100_000)])
      expect(refusalOf({ ...rows, tag: long })).toEqual(["Use at most 40 characters for a tag."]);
    expect(refusalOf({ ...rows, tag: "a", remove: "maybe" })).toEqual([
      "Choose whether to add or remove the tag.",
    ]);
    expect(refusalOf({ companyIds: Array.from({ length: 100_000 }, (_, n) => n + 1), tag: "a" })).toEqual([
      "Select at most 5,000 rows at a time.",
    ]);
    const ctx = await business();
    const [id = 0] = await companies(ctx, 1);
    for (const input of [{ tag: "none", remove: true }, { tag: 999_999_999 }])
      await expect(tag(ctx, { companyIds: [id], ...input })).rejects.toMatchObject({
        code: "invalid",
        field: "tag",
      });
    expect(await listTags(ctx)).toEqual([]);
  });

  it("changes no row and no tag of another account", async () => {
    const [ctx, other] = [await business(), await business()];
    const [mine = 0, theirs = 0] = [...(await companies(ctx, 1)), ...(await companies(other, 1))];
    const { tagId } = await tag(other, { companyIds: [theirs], tag: "Theirs" });
    await expect(tag(ctx, { companyIds: [theirs], tag: "Mine" })).rejects.toMatchObject({ code: "invalid" });
    await expect(tag(ctx, { companyIds: [mine], tag: tagId })).rejects.toMatchObject({ code: "invalid" });
    expect(await tag(ctx, { companyIds: [mine, theirs], tag: "Mine" })).toMatchObject({ tagged: 1 });
    expect(await tagsOf(other, "companies", theirs)).toEqual(["Theirs"]);
  });

  it("is undone exactly, once, and by its own account only", async () => {
    const [ctx, other] = [await business(), await business()];
    const [a = 0, b = 0, c = 0] = await companies(ctx, 3);
    await tag(ctx, { companyIds: [a], tag: "Hot" });
    const { changeId } = await tag(ctx, { companyIds: [a, b, c], tag: "Hot" });
    await tag(ctx, { companyIds: [c], tag: "Hot", remove: true });
    await expect(undoTagging(other, Number(changeId))).rejects.toMatchObject({ code: "not_found" });
    expect(await undoTagging(ctx, Number(changeId))).toMatchObject({ undone: 1 });
    expect(await tagsOf(ctx, "companies", a)).toEqual(["Hot"]);
    expect(await tagsOf(ctx, "companies", b)).toEqual([]);
    await tag(ctx, { companyIds: [b], tag: "Hot" });
    expect(await undoTagging(ctx, Number(changeId))).toMatchObject({ undone: 0 });
    expect(await tagsOf(ctx, "companies", b)).toEqual(["Hot"]);
    const removal = await tag(ctx, { companyIds: [a, b], tag: "hot", remove: "remove" });
    const both = await Promise.all([0, 1].map(() => undoTagging(ctx, Number(removal.changeId))));
    expect(both.map(({ undone }) => undone).sort()).toEqual([0, 2]);
    expect(await listTags(ctx)).toMatchObject([{ companies: 2 }]);
    const last = await tag(ctx, { companyIds: [a], tag: "hot", remove: true });
    await deleteTag(ctx, Number(last.tagId));
    await expect(undoTagging(ctx, Number(last.changeId))).rejects.toMatchObject({ code: "conflict" });
  });

  it("added twice concurrently is one tag, and each row is listed once", async () => {
    const ctx = await business();
    const ids = await companies(ctx, 4);
    const done = await Promise.all([0, 1, 2].map(() => tag(ctx, { companyIds: ids, tag: "Race" })));
    expect(done.reduce((sum, { tagged }) => sum + tagged, 0)).toBe(4);
    expect(await listTags(ctx)).toMatchObject([{ name: "Race", companies: 4 }]);
  });

  it("is added to or removed from all matching rows in one action", async () => {
    const ctx = await business();
    await addAlike(ctx, 505);
    const all = await tag(ctx, { matching: "companies", filter: "scope=own", tag: "All" });
    expect(all).toMatchObject({ tagged: 505, unchanged: 0 });
    const filter = `tag=${all.tagId}`;
    expect(await tag(ctx, { matching: "companies", filter, tag: "All", remove: true })).toMatchObject({
      tagged: 505,
    });
    expect(await listTags(ctx)).toMatchObject([{ companies: 0 }]);
  });

  it("is limited to 100 per account and 10 per row, even under concurrency", async () => {
    const ctx = await business();
    const [id = 0, other = 0] = await companies(ctx, 2);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => tag(ctx, { companyIds: [id], tag: `T${n}` }).catch(() => null)),
    );
    expect(await tagsOf(ctx, "companies", id)).toHaveLength(10);
    await expect(tag(ctx, { companyIds: [id], tag: "one more" })).rejects.toMatchObject({
      code: "limit_reached",
      message: "Records can have at most 10 tags. Remove a tag first.",
    });
    expect(await tag(ctx, { companyIds: [id, other], tag: "one more" })).toMatchObject({
      tagged: 1,
      full: 1,
    });
    const before = (await listTags(ctx)).length;
    for (let n = before; n < 99; n += 1) await createTag(ctx, `N${n}`);
    const race = await Promise.allSettled(["x", "y", "z"].map((name) => createTag(ctx, name)));
    expect(race.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listTags(ctx)).toHaveLength(100);
    await expect(tag(ctx, { companyIds: [other], tag: "101" })).rejects.toMatchObject({
      code: "limit_reached",
      field: "tag",
    });
  });

  it("that is deleted immediately leaves at most 30 hidden tags on a row", async () => {
    const ctx = await business();
    const [id = 0] = await companies(ctx, 1);
    const put = async (n: number) => {
      const { tagId } = await tag(ctx, { companyIds: [id], tag: `Gone ${n}` });
      await deleteTag(ctx, tagId ?? 0);
    };
    for (let n = 0; n < 30; n += 1) await put(n);
    await expect(put(30)).rejects.toMatchObject({ code: "limit_reached", field: "tag" });
    const kept = ctx.d1.prepare("select count(*) as n from tagged_rows where account_id = ?");
    expect(await kept.bind(ctx.account.id).first("n")).toBe(30);
  });
});
