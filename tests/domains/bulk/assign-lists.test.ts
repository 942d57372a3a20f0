import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { undoAssignment } from "~/domains/bulk/assignment/undo-assignment.server";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { ROW_PATHS } from "~/domains/bulk/lists";
import { MATCHING } from "~/domains/bulk/matching-rows.server";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, updateContact } from "~/domains/directory/contacts/save-contact.server";
import { browseCompanies, browseContacts } from "~/domains/directory/search/browse.server";
import { BrowseQuery } from "~/domains/directory/search/browse-query";
import { AllLeadsQuery, listLeads } from "~/domains/lead-search/leads/leads.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { addCompanies } from "../../support/fixtures/companies";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { addTeammate } from "../../support/fixtures/people";
import { beforeBatch } from "../../support/harness/before-batch";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

type Ctx = Business["ctx"];
const LISTS = ["companies", "contacts", "leads", "opportunities"] as const;
type List = (typeof LISTS)[number];
const FIELD = {
  companies: "companyIds",
  contacts: "contactIds",
  leads: "leadIds",
  opportunities: "opportunityIds",
} as const;

const KIND = {
  companies: "company",
  contacts: "contact",
  leads: "lead",
  opportunities: "opportunity",
} as const;

async function teammateOf(ctx: Ctx): Promise<number> {
  const { meta } = await addTeammate(ctx, `mate-${crypto.randomUUID()}@business.test`);
  return Number(meta.last_row_id);
}

const assign = (ctx: Ctx, list: List, ids: number[], ownerId: number | null) =>
  assignRows(ctx, AssignSchema.parse({ [FIELD[list]]: ids, ownerId }));

const READ: Record<List, (ctx: Ctx, query: object) => Promise<{ rows: { id: number }[]; total: object }>> = {
  companies: (ctx, query) => browseCompanies(ctx, BrowseQuery.parse({ scope: "own", ...query })),
  contacts: (ctx, query) => browseContacts(ctx, BrowseQuery.parse(query)),
  leads: (ctx, query) => listLeads(ctx, AllLeadsQuery.parse(query)),
  opportunities: (ctx, query) => listOpportunities(ctx, OpportunityQuery.parse(query)),
};

const owned = async (ctx: Ctx, list: List, owner: number | "me" | "none") => {
  const page = await READ[list](ctx, { owner });
  const ids = page.rows.map(({ id }) => id).sort((a, b) => a - b);
  expect(page.total).toEqual({ count: ids.length, isExact: true });
  const matching = await MATCHING[list](ctx, new URLSearchParams({ owner: String(owner), scope: "own" }), 50);
  expect(matching.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
  return ids;
};

/** Creates three rows of each list. */
async function withRows() {
  const business = await makeBusiness({ plan: "scaleup" });
  const { ctx } = business;
  const companies = await addAlike(ctx, 3);
  const search = await makeSearch(ctx, {}, 3);
  await runSearch(ctx, search.id);
  const leads = (await listLeads(ctx, { limit: 9 })).rows.map(({ id }) => id);
  const contacts: number[] = [];
  const opportunities: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    contacts.push((await createContact(ctx, ContactInput.parse({ contactName: `Person ${n}` }))).id);
    opportunities.push((await makeOpportunity(ctx, { ownerId: null })).id);
  }
  const sorted = (ids: number[]) => ids.sort((a, b) => a - b);
  const ids: Record<List, number[]> = {
    companies: sorted(companies),
    contacts: sorted(contacts),
    leads: sorted(leads),
    opportunities: sorted(opportunities),
  };
  // A new deal is owned by its creator: unassign it.
  await assign(ctx, "opportunities", opportunities, null);
  return { ...business, ids };
}

describe.each(LISTS)("selected %s", (list) => {
  it("can be assigned to an owner and found by it, and an undo restores unchanged rows", async () => {
    const { ctx, user, ids: all } = await withRows();
    const [one = 0, two = 0, three = 0] = all[list];
    const mate = await teammateOf(ctx);
    expect(await owned(ctx, list, "none")).toEqual([one, two, three]);
    await assign(ctx, list, [one], user.userId);
    expect(await owned(ctx, list, "me")).toEqual([one]);
    const first = await assign(ctx, list, [one, two], mate);
    expect(first).toMatchObject({ list, assigned: 2, unchanged: 0 });
    expect(await assign(ctx, list, [one, two], mate)).toMatchObject({ id: null, assigned: 0, unchanged: 2 });
    expect([await owned(ctx, list, mate), await owned(ctx, list, "none")]).toEqual([[one, two], [three]]);
    await assign(ctx, list, [two], user.userId);
    expect(await undoAssignment(ctx, first.id ?? 0)).toMatchObject({ back: 1, kept: 1 });
    expect(await owned(ctx, list, "me")).toEqual([one, two]);
    await assign(ctx, list, [one], mate);
    expect((await undoAssignment(ctx, first.id ?? 0)).back).toBe(0);
    expect(await owned(ctx, list, mate)).toEqual([one]);
    const notices = await ctx.db.all<{ path: string }>(
      sql`select path from notifications where user_id = ${mate} order by id`,
    );
    expect(notices[0]?.path).toContain(`owner=${mate}`);
    const [last] = await ctx.db.all<{ kind: string; path: string; title: string }>(
      sql`select kind, path, title from notifications where user_id = ${mate} order by id desc limit 1`,
    );
    expect(last).toEqual({
      kind: KIND[list],
      path: ROW_PATHS[list](one),
      title: expect.stringMatching(/ assigned to you$/),
    });
  });

  it("accept only current team members as owners, and only from their own account", async () => {
    const [{ ctx, ids: all, user }, other] = [await withRows(), await makeBusiness()];
    const ids = all[list];
    const mate = await teammateOf(ctx);
    await expect(assign(other.ctx, list, ids, other.user.userId)).rejects.toMatchObject({ code: "invalid" });
    await expect(assign(ctx, list, ids, other.user.userId)).rejects.toMatchObject({ field: "ownerId" });
    const [both] = await Promise.all([assign(ctx, list, ids, mate), assign(ctx, list, ids, mate)]);
    await expect(undoAssignment(other.ctx, both.id ?? 1)).rejects.toMatchObject({ code: "not_found" });
    expect(await owned(ctx, list, mate)).toEqual(ids);
    const next = await teammateOf(ctx);
    const leave = () => ctx.d1.prepare("update users set deactivated_at = 1 where id = ?").bind(next).run();
    await assign(beforeBatch(ctx, leave), list, ids, next);
    expect(await owned(ctx, list, mate)).toEqual(ids);
    await ctx.d1.prepare("update users set role = 'owner' where id = ?").bind(user.userId).run();
    const gone = await deleteRows(ctx, { list, ids: ids.slice(1), filter: "" });
    await removeMember({ ...ctx, actor: { ...ctx.actor, role: "owner" } }, mate);
    await undoDeletion(ctx, gone.id);
    expect(await owned(ctx, list, "none")).toEqual(ids);
  });

  it("keep their owner through deletion and undo", async () => {
    const { ctx, ids: all, user } = await withRows();
    const ids = all[list];
    await assign(ctx, list, ids, user.userId);
    const { id } = await deleteRows(ctx, { list, ids: ids.slice(1), filter: "" });
    expect(await owned(ctx, list, "me")).toEqual(ids.slice(0, 1));
    await undoDeletion(ctx, id);
    expect(await owned(ctx, list, "me")).toEqual(ids);
  });
});

describe("the owner of a company or contact", () => {
  it("of a shared company is separate per account, and follows its edited version and back", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const [shared] = await addCompanies(testContext(), [{ name: `Zuri ${crypto.randomUUID()}` }]);
    const id = shared?.id ?? 0;
    const found = async ({ ctx }: Business) =>
      (await browseCompanies(ctx, BrowseQuery.parse({ owner: "me" }))).rows.map((row) => row.id);
    await assign(mine.ctx, "companies", [id], mine.user.userId);
    expect([await found(mine), await found(other)]).toEqual([[id], []]);
    await assign(other.ctx, "companies", [id], other.user.userId);
    const copy = await editCompany(mine.ctx, id, { city: "Nakuru" });
    expect([await found(mine), await found(other)]).toEqual([[copy.id], [id]]);
    await discardLocalCopy(mine.ctx, copy.id);
    expect([await found(mine), await found(other)]).toEqual([[id], [id]]);
  });

  it("stays when a row is edited, and can be combined with search words", async () => {
    const { ctx, user } = await makeBusiness();
    const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Wanjiru Kamau" }));
    const company = await createCompany(ctx, CompanyInput.parse({ name: "Jua Power" }));
    await assign(ctx, "contacts", [id], user.userId);
    await assign(ctx, "companies", [company.id], user.userId);
    await updateContact(ctx, id, ContactInput.parse({ contactName: "Wanjiru Otieno" }));
    await editCompany(ctx, company.id, { city: "Nakuru" });
    const query = (search: string, owner: string) => BrowseQuery.parse({ search, owner });
    expect((await browseContacts(ctx, query("otieno", "me"))).rows).toHaveLength(1);
    expect((await browseContacts(ctx, query("otieno", "none"))).rows).toHaveLength(0);
    expect((await browseCompanies(ctx, query("nakuru", "me"))).rows).toHaveLength(1);
    for (const bad of ["you", "-1", "1.5", "9".repeat(30)])
      expect(BrowseQuery.safeParse({ owner: bad }).success).toBe(false);
  });
});
