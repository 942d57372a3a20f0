import { describe, expect, it } from "vitest";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { deletionPreview } from "~/domains/bulk/deletion/deletion-preview.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { getLead, listLeads } from "~/domains/lead-search/leads/leads.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { getStageTotals, sumOf } from "~/domains/opportunities/forecast/opportunity-totals.server";
import { removeOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { addTeammate } from "../../support/fixtures/people";
import { type Business, makeBusiness } from "../../support/harness/context";

const of = (input: object) => SelectionSchema.parse(input);

const later = <C extends Business["ctx"]>(ctx: C, seconds: number): C => {
  const at = new Date(Date.now() + seconds * 1000);
  return { ...ctx, now: () => at };
};

const left = async (ctx: Business["ctx"]) =>
  (await listOpportunities(ctx, { limit: 50, sort: "newest" })).rows.map(({ id }) => id);

async function withLeads(count: number) {
  const { ctx } = await makeBusiness({ plan: "scaleup" });
  await addAlike(ctx, count);
  const search = await makeSearch(ctx, {}, count);
  await runSearch(ctx, search.id);
  const { rows } = await listLeads(ctx, { limit: 9 });
  return { ctx, leads: rows };
}

describe("a deletion of opportunities", () => {
  it("removes them from lists and totals, frees their leads, and its undo restores all", async () => {
    const { ctx, leads } = await withLeads(3);
    const opened: number[] = [];
    for (const { id } of leads.slice(0, 2)) opened.push((await convertLead(ctx, id)).opportunity.id);
    const stays = await makeOpportunity(ctx, { title: "Stays" });
    const [one = 0, two = 0] = opened;
    const before = [await getStageTotals(ctx), await getLeadTotals(ctx)];
    const picked = of({ opportunityIds: opened });
    expect((await deletionPreview(ctx, picked)).ids).toEqual(opened);
    const { id, count } = await deleteRows(ctx, picked);
    expect([count, await left(ctx), sumOf(await getStageTotals(ctx)).count]).toEqual([2, [stays.id], 1]);
    expect((await getLead(ctx, leads[0]?.id ?? 0)).convertedAt).toBe(null);
    // In the meantime a deal value is entered on one lead, and the other lead is deleted itself.
    await updateLead(ctx, leads[0]?.id ?? 0, { estimatedValue: 500 });
    await removeLead(ctx, leads[1]?.id ?? 0);
    expect((await undoDeletion(ctx, id)).text).toBe("2 deals restored.");
    expect((await undoDeletion(ctx, id)).back).toEqual([one, two]);
    expect(await left(ctx)).toEqual([stays.id, two, one]);
    await restoreLead(ctx, leads[1]?.id ?? 0);
    expect([await getStageTotals(ctx), await getLeadTotals(ctx)]).toEqual(before);
    for (const lead of leads.slice(0, 2))
      expect(await getLead(ctx, lead.id)).toMatchObject({
        convertedAt: expect.any(Date),
        estimatedValue: null,
      });
  });

  it("names those whose lead has another opportunity, and skips those deleted again later", async () => {
    const { ctx, leads } = await withLeads(1);
    const leadId = leads[0]?.id ?? 0;
    const { opportunity } = await convertLead(ctx, leadId);
    const free = await makeOpportunity(ctx);
    const first = await deleteRows(ctx, of({ opportunityIds: [opportunity.id, free.id] }));
    const again = await convertLead(ctx, leadId);
    expect((await undoDeletion(ctx, first.id)).text).toBe(
      "1 deal restored. 1 not restored: The lead already has another deal. Delete the other deal first.",
    );
    await removeOpportunity(later(ctx, 5), free.id);
    await deleteRows(ctx, of({ opportunityIds: [again.opportunity.id] }));
    expect(await undoDeletion(ctx, first.id)).toMatchObject({
      back: [opportunity.id],
      refused: [{ id: free.id, reason: "It was restored and deleted again." }],
    });
    expect(await left(ctx)).toEqual([opportunity.id]);
  });

  it("deletes each row once when run concurrently, none of another account, with matching totals", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await makeOpportunity(ctx)).id);
    const picked = of({ opportunityIds: ids });
    await expect(deleteRows(other.ctx, picked)).rejects.toMatchObject({ code: "invalid" });
    const both = await Promise.allSettled([deleteRows(ctx, picked), deleteRows(ctx, picked)]);
    const done = both.flatMap((side) => (side.status === "fulfilled" ? [side.value] : []));
    expect(done.map(({ count }) => count)).toEqual([3]);
    expect(sumOf(await getStageTotals(ctx)).count).toBe(0);
    const [{ id } = { id: 0 }] = done;
    await Promise.all([undoDeletion(ctx, id), undoDeletion(ctx, id)]);
    expect([(await left(ctx)).length, sumOf(await getStageTotals(ctx)).count]).toEqual([3, 3]);
  });

  it("restores opportunities without a previous owner who left", async () => {
    const { ctx } = await makeBusiness();
    const { meta } = await addTeammate(ctx, `mate-${crypto.randomUUID()}@business.test`);
    const mate = Number(meta.last_row_id);
    const ids = [
      (await makeOpportunity(ctx, { ownerId: mate })).id,
      (await makeOpportunity(ctx, { ownerId: ctx.actor.userId })).id,
    ];
    const { id } = await deleteRows(ctx, of({ opportunityIds: ids }));
    await ctx.d1.prepare("update users set role = 'owner' where id = ?").bind(ctx.actor.userId).run();
    await removeMember({ ...ctx, actor: { ...ctx.actor, role: "owner" } }, mate);
    await undoDeletion(ctx, id);
    const { rows } = await listOpportunities(ctx, { limit: 9, sort: "newest" });
    expect(rows.map(({ ownerId }) => ownerId)).toEqual([ctx.actor.userId, null]);
  });
});
