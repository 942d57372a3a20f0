import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { findLeadNames } from "~/domains/lead-search/leads/campaign-leads";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { getLead, listLeads } from "~/domains/lead-search/leads/leads.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { purgeRemovedLeads } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { restoreLead, restoreLeads } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const person = (ctx: BusinessContext, contactName: string, over: Record<string, string> = {}) =>
  createContact(ctx, ContactInput.parse({ contactName, companyName: "Jua Solar", ...over }));

/** Two leads of one search; the first has a contact and a value. */
async function twoLeads() {
  const { ctx, account } = await makeBusiness({ plan: "scaleup" });
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }, { name: "Upepo" }]);
  const amina = await person(ctx, "Amina", { contactEmail: `amina@${crypto.randomUUID()}.test` });
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  const { rows } = await listLeads(ctx, { limit: 9 });
  const id = rows.find(({ companyName }) => companyName === "Jua Solar")?.id ?? 0;
  const lead = await updateLead(ctx, id, { estimatedValue: 500_00, dealProbability: 40 });
  const figures = async () => {
    const { resultsCount, reachableCount, confidenceSum, pipelineValue, valuedCount } = await getLeadSearch(
      ctx,
      search.id,
    );
    const { leads, reachable, pipelineValue: value } = await getLeadTotals(ctx);
    return {
      resultsCount,
      reachableCount,
      confidenceSum,
      pipelineValue,
      valuedCount,
      leads,
      reachable,
      value,
    };
  };
  return { ctx, account, companyId, amina, search, lead, figures };
}

const namesOf = async (ctx: BusinessContext) =>
  (await listLeads(ctx, { limit: 9 })).rows.map(({ companyName }) => companyName).sort();

describe("a removed lead", () => {
  it("leaves lists, figures and API calls, and is restored unchanged, also under concurrency", async () => {
    const { ctx, lead, figures } = await twoLeads();
    const [before, used] = [await figures(), await getLeadUsage(ctx)];
    await removeLead(ctx, lead.id);
    expect(await namesOf(ctx)).toEqual(["Upepo"]);
    expect(await figures()).toMatchObject({
      resultsCount: 1,
      leads: 1,
      reachable: 0,
      reachableCount: 0,
      value: 0,
    });
    await expect(getLead(ctx, lead.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(removeLead(ctx, lead.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await findLeadNames(ctx, [lead.id])).get(lead.id)?.companyName).toBe("Jua Solar");
    const kept = await env.DB.prepare("select * from removed_leads where lead_id = ?").bind(lead.id).first();
    expect(JSON.stringify(kept)).not.toContain("Amina");
    const back = await Promise.all([1, 2, 3].map(() => restoreLead(ctx, lead.id)));
    for (const row of back) expect(row).toEqual(lead);
    expect([await figures(), await getLeadUsage(ctx)]).toEqual([before, used]);
  });

  it("can be removed and restored only by its own account", async () => {
    const [{ ctx, lead, figures }, other] = [await twoLeads(), await makeBusiness()];
    await expect(removeLead(other.ctx, lead.id)).rejects.toMatchObject({ code: "not_found" });
    await removeLead(ctx, lead.id);
    const before = await figures();
    await expect(restoreLead(other.ctx, lead.id)).rejects.toMatchObject({ code: "not_found" });
    expect([await namesOf(other.ctx), await figures()]).toEqual([[], before]);
  });

  it("is not added by a new run, and is purged after its retention period", async () => {
    const { ctx, lead, search } = await twoLeads();
    await removeLead(ctx, lead.id);
    await runSearch(ctx, search.id);
    expect(await namesOf(ctx)).toEqual(["Upepo"]);
    await purgeRemovedLeads(testContext(), new Date(Date.now() + 86_400_000));
    await runSearch(ctx, search.id);
    expect(await namesOf(ctx)).toEqual(["Upepo"]);
    expect((await restoreLeads(ctx, [lead.id])).refused).toMatchObject([{ id: lead.id }]);
    await expect(restoreLead(ctx, lead.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is restored with the company's current contact", async () => {
    const { ctx, lead, amina } = await twoLeads();
    await person(ctx, "Otieno", { contactEmail: "otieno@jua.test", contactTitle: "CEO" });
    await removeLead(ctx, lead.id);
    expect((await restoreLead(ctx, lead.id)).contactName).toBe("Amina");
    await removeLead(ctx, lead.id);
    await deleteContact(ctx, amina.id);
    expect((await restoreLead(ctx, lead.id)).contactName).toBe("Otieno");
  });

  it("keeps its opportunity, and on restore shows whether it still exists", async () => {
    const { ctx, lead } = await twoLeads();
    const { opportunity } = await convertLead(ctx, lead.id);
    await removeLead(ctx, lead.id);
    expect((await getOpportunity(ctx, opportunity.id)).leadId).toBe(lead.id);
    await removeOpportunity(ctx, opportunity.id);
    expect((await restoreLead(ctx, lead.id)).convertedAt).toBeNull();
    await removeLead(ctx, lead.id);
    await restoreOpportunity(ctx, opportunity.id);
    expect(await restoreLead(ctx, lead.id)).toMatchObject({
      convertedAt: expect.any(Date),
      estimatedValue: null,
    });
  });

  it("still works as a cursor, in its own account only", async () => {
    const [{ ctx, lead }, other] = [await twoLeads(), await twoLeads()];
    const idsAfter = async (cursor: number) =>
      (await listLeads(ctx, { limit: 9, order: "newest", cursor })).rows.map(({ id }) => id);
    const { rows } = await listLeads(ctx, { limit: 9, order: "newest" });
    const [first = 0, second = 0] = rows.map(({ id }) => id);
    expect([first, second]).toContain(lead.id);
    await removeLead(ctx, first);
    expect(await idsAfter(first)).toEqual([second]);
    expect(await idsAfter(other.lead.id)).toEqual([]);
  });

  it("is deleted with its search", async () => {
    const { ctx, lead, search } = await twoLeads();
    await removeLead(ctx, lead.id);
    await deleteLeadSearch(ctx, search.id);
    await expect(restoreLead(ctx, lead.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await getLeadTotals(ctx)).toMatchObject({ leads: 0, reachable: 0, searches: 0 });
  });
});
