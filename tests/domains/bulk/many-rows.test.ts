import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MAX_ROWS_PER_CHANGE, PLANS } from "~/domains/billing/plans/plans";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { undoAssignment } from "~/domains/bulk/assignment/undo-assignment.server";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { deletionPreview } from "~/domains/bulk/deletion/deletion-preview.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { namesOf, selectedRows } from "~/domains/bulk/selected-rows.server";
import { listOfIds, SelectionSchema } from "~/domains/bulk/selection-schema";
import { tagRows, undoTagging } from "~/domains/bulk/tagging/tag-rows.server";
import { contactDocument } from "~/domains/directory/contacts/contact";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { indexStatements } from "~/domains/directory/contacts/removal/remove-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { contacts } from "~/domains/directory/tables";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { addCompanies } from "../../support/fixtures/companies";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { addTeammate } from "../../support/fixtures/people";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

type Ctx = Business["ctx"];
const MAX_ROWS = PLANS.scaleup.rowsAtOnce;
const MORE = 10;

/** Copies a row `MAX_ROWS + MORE` times, more than the plan allows at once; `unlike` sets the columns that differ. */
async function multiply(ctx: Ctx, table: string, id: number, unlike: Record<string, string> = {}) {
  const all = await ctx.db.all<{ name: string }>(sql`select name from pragma_table_info(${table})`);
  const names = all.map(({ name }) => name).filter((name) => name !== "id");
  const cells = names.map((name) => unlike[name] ?? name).join(", ");
  await ctx.db.run(sql`insert into ${sql.raw(table)} (${sql.raw(names.join(", "))})
    select ${sql.raw(cells)} from ${sql.raw(table)} cross join (
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MAX_ROWS + MORE}) select i from n)
    where id = ${id}`);
}

const MAKE = {
  // Long texts: an index row carries many times as much as in other tests.
  companies: async (ctx: Ctx) => {
    const description = "Solar pumps and irrigation for smallholder farms, with credit. ".repeat(30);
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ name: `Zuri ${crypto.randomUUID()}`, description }));
    await addCompanies(testContext(), many(300));
    await addCompanies(ctx, many(MAX_ROWS));
  },
  contacts: async (ctx: Ctx) => {
    const { id } = await createContact(ctx, ContactInput.parse({ contactName: "Amina" }));
    await multiply(ctx, "contacts", id, { contact_name: "'Amina ' || i", person_key: "'key ' || i" });
    const people = await ctx.db.select().from(contacts).where(sql`account_id = ${ctx.account.id}`);
    await ctx.d1.batch(
      indexStatements(
        ctx,
        people.map((person) => [person.id, contactDocument(person, person.accountId)]),
      ),
    );
  },
  leads: async (ctx: Ctx) => {
    await addAlike(ctx, 1);
    await runSearch(ctx, (await makeSearch(ctx, {}, 1)).id);
    const [lead] = (await listLeads(ctx, { limit: 1 })).rows;
    await multiply(ctx, "leads", lead?.id ?? 0, { company_id: "company_id + i" });
  },
  opportunities: async (ctx: Ctx) =>
    multiply(ctx, "opportunities", (await makeOpportunity(ctx, { ownerId: null })).id),
} as const;
const LISTS = Object.keys(MAKE) as (keyof typeof MAKE)[];

describe("all matching rows of a list", () => {
  it.each(LISTS)("include %s up to the plan's limit, and an undo restores all", async (list) => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const { meta } = await addTeammate(ctx, `mate-${crypto.randomUUID()}@business.test`);
    await MAKE[list](ctx);
    const selection = { list, ids: null, filter: "" } as const;
    const selected = await selectedRows(ctx, selection);
    const ids = namesOf(selected).map(({ id }) => id);
    expect([ids.length, selected.isCut]).toEqual([MAX_ROWS, true]);
    const tagged = await tagRows(ctx, { selection, tag: "Many", isRemoval: false });
    expect(tagged).toMatchObject({ tagged: MAX_ROWS, isCut: true });
    expect((await undoTagging(ctx, tagged.changeId ?? 0)).undone).toBe(MAX_ROWS);
    const assigned = await assignRows(ctx, { selection, ownerId: Number(meta.last_row_id) });
    expect(assigned).toMatchObject({ assigned: MAX_ROWS, isCut: true });
    expect((await undoAssignment(ctx, assigned.id ?? 0)).back).toBe(MAX_ROWS);
    const { says } = await deletionPreview(ctx, selection);
    expect(says[0]).toBe("Your plan allows 2,000 rows at a time. Select fewer rows or use filters.");
    const gone = await deleteRows(ctx, { list, ids, filter: "" });
    expect(gone.count).toBe(MAX_ROWS);
    const kept = namesOf(await selectedRows(ctx, selection)).map(({ id }) => id);
    expect(kept.some((id) => ids.includes(id))).toBe(false);
    expect((await undoDeletion(ctx, gone.id)).back).toHaveLength(MAX_ROWS);
    expect(namesOf(await selectedRows(ctx, selection)).map(({ id }) => id)).toEqual(ids);
  });

  it("are limited by the plan when selected by id, and may be sent as one text", async () => {
    const { ctx } = await makeBusiness({ plan: "trial" });
    const ids = Array.from({ length: PLANS.trial.rowsAtOnce + 1 }, (_, index) => index + 1);
    const of = (companyIds: unknown) => SelectionSchema.parse({ companyIds });
    await expect(selectedRows(ctx, of(ids))).rejects.toMatchObject({ code: "limit_reached" });
    expect(of([listOfIds([12, 3, 8])])).toEqual(of([3, 8, 12]));
    for (const bad of ["3,", "3,x", "3 4", ",", "3,-1"])
      expect(SelectionSchema.safeParse({ companyIds: [bad] }).success).toBe(false);
    const many = Array.from({ length: 100_000 }, () => "7").join(",");
    const refused = SelectionSchema.safeParse({ companyIds: [many] });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      "Select at most 5,000 rows at a time.",
    ]);
    expect(Math.max(...Object.values(PLANS).map(({ rowsAtOnce }) => rowsAtOnce))).toBe(MAX_ROWS_PER_CHANGE);
  });
});
