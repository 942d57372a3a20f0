import { describe, expect, it } from "vitest";
import { PLANS } from "~/domains/billing/plans/plans";
import { exportRows } from "~/domains/bulk/export-rows.server";
import { namesOf, selectedRows } from "~/domains/bulk/selected-rows.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { selectionText } from "~/domains/bulk/selection-text";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;
const selection = (input: object) => SelectionSchema.parse(input);
const messagesOf = (input: object) =>
  SelectionSchema.safeParse(input).error?.issues.map(({ message }) => message);

const contactOf = (ctx: Awaited<ReturnType<typeof business>>, contactName: string) =>
  createContact(ctx, ContactInput.parse({ contactName }));

describe("a selection", () => {
  it("covers one list, with its length checked before its rows", () => {
    expect(messagesOf({})).toEqual(["Select at least one row."]);
    expect(messagesOf({ companyIds: [1], leadIds: [2] })).toEqual(["Select rows from one list at a time."]);
    expect(messagesOf({ leadIds: Array.from({ length: 100_000 }, () => "x") })).toEqual([
      "Select at most 5,000 rows at a time.",
    ]);
    expect(messagesOf({ leadIds: ["1; drop table", 2] })).toEqual([
      "A selected row isn’t valid. Select the rows again.",
    ]);
    expect(messagesOf({ matching: "users" })).toHaveLength(1);
    expect(messagesOf({ matching: "companies", filter: "x".repeat(2_001) })).toEqual([
      "This filter is too long. Shorten it.",
    ]);
    expect(selection({ companyIds: ["3", 3, 1] })).toEqual({ list: "companies", ids: [3, 1], filter: "" });
  });

  it("contains only existing rows of this account, in the requested order", async () => {
    const [ctx, other] = [await business(), await business()];
    const [one = 0, two = 0] = await addCompanies(ctx, [{ name: "Kilima Solar" }, { name: "Upepo Energy" }]);
    const [theirs = 0] = await addCompanies(other, [{ name: "Theirs" }]);
    const companies = await selectedRows(ctx, selection({ companyIds: [two, theirs, one, 999_999_999] }));
    expect(namesOf(companies)).toEqual([
      { id: two, name: "Upepo Energy" },
      { id: one, name: "Kilima Solar" },
    ]);
    const [amina, baraka] = [await contactOf(ctx, "Amina"), await contactOf(other, "Baraka")];
    const contacts = await selectedRows(ctx, selection({ contactIds: [baraka.id, amina.id] }));
    expect(namesOf(contacts)).toEqual([{ id: amina.id, name: "Amina" }]);
    const [deal, gone] = [await makeOpportunity(ctx), await makeOpportunity(ctx)];
    await removeOpportunity(ctx, gone.id);
    const deals = await selectedRows(ctx, selection({ opportunityIds: [gone.id, deal.id] }));
    expect(deals.rows.map(({ id }) => id)).toEqual([deal.id]);
    await expect(selectedRows(other, selection({ opportunityIds: [deal.id] }))).rejects.toMatchObject({
      code: "invalid",
      message: "The selected deals no longer exist. Select other rows.",
    });
  });

  it("contains what a list shows with its filter, up to the trial's limit", async () => {
    const { ctx } = await makeBusiness();
    const most = PLANS.trial.rowsAtOnce;
    await addAlike(ctx, most + 5);
    const all = await selectedRows(ctx, selection({ matching: "companies", filter: "scope=own&cursor=12" }));
    expect(all.rows).toHaveLength(most);
    await contactOf(ctx, "Wanjiru");
    const found = await selectedRows(ctx, selection({ matching: "contacts", filter: "search=wanj" }));
    expect(namesOf(found).map(({ name }) => name)).toEqual(["Wanjiru"]);
    const search = await runSearch(ctx, (await makeSearch(ctx, { location: ["KE"] }, 5)).id);
    const leads = await selectedRows(ctx, selection({ matching: "leads", filter: `search=${search.id}` }));
    expect(leads.rows.map(({ id }) => id)).toEqual(
      (await listLeads(ctx, { limit: 50 })).rows.map(({ id }) => id),
    );
    const deal = await makeOpportunity(ctx, { region: "Kenya" });
    await makeOpportunity(ctx, { region: "Ghana" });
    const deals = await selectedRows(
      ctx,
      selection({ matching: "opportunities", filter: "region=Kenya&sort=value" }),
    );
    expect(deals.rows.map(({ id }) => id)).toEqual([deal.id]);
    for (const filter of ["country=Atlantis", "sort=best"])
      await expect(
        selectedRows(
          ctx,
          selection({ matching: filter.startsWith("s") ? "opportunities" : "companies", filter }),
        ),
      ).rejects.toMatchObject({ code: "invalid", field: "filter" });
  });

  it("is described by its first names", () => {
    expect(selectionText("companies", ["A"])).toBe("1 company: A");
    expect(selectionText("leads", ["A", "B", "C", "D"])).toBe("4 leads: A, B, C, D");
    expect(selectionText("contacts", ["A", "B", "C", "D", "E"])).toBe("5 contacts: A, B, C and 2 more");
  });
});

describe("an export of selected rows", () => {
  it("contains only these rows, in the list's own format, with formulas neutralised", async () => {
    const [ctx, other] = [await business(), await business()];
    const [bad = 0, left = 0] = await addCompanies(ctx, [{ name: "=cmd()" }, { name: "Left out" }]);
    const [theirs = 0] = await addCompanies(other, [{ name: "Theirs" }]);
    const file = await (await exportRows(ctx, selection({ companyIds: [bad, theirs] }))).text();
    expect(file.trim().split("\r\n")).toHaveLength(2);
    expect(file).toContain("'=cmd()");
    const all = await (
      await exportRows(ctx, selection({ matching: "companies", filter: "scope=own" }))
    ).text();
    expect(all).toContain("Left out");
    expect(left).toBeGreaterThan(0);
    const { id, title } = await makeOpportunity(ctx);
    const deals = await exportRows(ctx, selection({ opportunityIds: [id] }));
    expect(deals.headers.get("content-disposition")).toContain("opportunities.csv");
    expect(await deals.text()).toContain(title);
    await expect(exportRows(ctx, selection({ leadIds: [1] }))).rejects.toMatchObject({
      code: "invalid",
    });
  });
});
