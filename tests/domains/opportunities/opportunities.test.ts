import { beforeEach, describe, expect, it } from "vitest";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { OpportunityChangeSchema } from "~/domains/opportunities/changes/change-schemas";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { openOpportunityOfReply } from "~/domains/opportunities/creation/create-opportunity-from-reply.server";
import { getPipelineValue } from "~/domains/opportunities/forecast/pipeline-value.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { OpportunityQuery, OpportunitySchema } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { makeLead, makeOpportunity, totalsOf } from "../../support/fixtures/opportunities";
import { type Business, makeBusiness } from "../../support/harness/context";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ plan: "corporate" });
});

const expectTrueTotals = async () => {
  const { kept, counted } = await totalsOf(business.account.id);
  expect(kept).toEqual(counted);
};

const query = (given: Record<string, unknown> = {}) => OpportunityQuery.parse(given);

describe("an opportunity", () => {
  it("is created in cents, with its first history entry, and counted in totals", async () => {
    const { ctx, user } = business;
    const made = await makeOpportunity(ctx, {
      revenue: 1250.5,
      region: "cote d'ivoire",
      closeDate: "2026-12-01",
    });
    expect(made).toMatchObject({
      revenue: 125_050,
      status: "new_lead",
      ownerId: user.userId,
      source: "manual",
    });
    expect(made.region).toBe(OpportunitySchema.parse({ title: "x", region: "CI" }).region);
    const [event] = await listEvents(ctx, [made.id], 10);
    expect(event).toMatchObject({ kind: "created", toStage: "new_lead", byUserId: user.userId });
    await expectTrueTotals();
  });

  it.each([
    [{ title: " \u200b " }, "Title is required"],
    [{ title: undefined }, "Title is required"],
    [{ region: "" }, "Region is required"],
    [{ region: undefined }, "Region is required"],
    [{ region: "West Africa" }, "Choose a country from the list."],
    [{ region: "Atlantis" }, "Choose a country from the list."],
    [{ revenue: -1 }, "Enter an amount in US dollars"],
    [{ probability: 101 }, "Enter a whole number from 0 to 100"],
    [{ closeDate: "2026-02-31" }, "Enter the date"],
    [{ contactEmail: "nobody" }, "Enter an email address"],
    [{ status: "won" }, "Choose a stage from the list."],
    [{ title: "x".repeat(161) }, "Use at most 160 characters."],
  ])("is rejected with a field error for %j", (over, message) => {
    const result = OpportunitySchema.safeParse({ title: "Solar", region: "Kenya", ...over });
    expect(result.success ? "" : result.error.issues[0]?.message).toContain(message);
  });

  it("is found by its country or African region, also after its region changed", async () => {
    const { ctx } = await makeBusiness();
    const rows = [];
    for (const region of ["Kenya", "Côte d'Ivoire", "South Africa"])
      rows.push(await makeOpportunity(ctx, { title: `Of ${region}`, region }));
    const found = async (region: string) =>
      (await listOpportunities(ctx, OpportunityQuery.parse({ region }))).rows.map((row) => row.id).sort();
    const [kenya, ivory, south] = rows.map(({ id }) => id);
    expect(await found("kenya")).toEqual([kenya]);
    expect(await found("Ivory Coast")).toEqual([ivory]);
    expect(await found("West Africa")).toEqual([ivory]);
    expect(await found("Southern Africa")).toEqual([south]);
    expect(await found("Afrique du Sud")).toEqual([south]);
    await changeOpportunity(ctx, kenya ?? 0, { region: "Ghana" });
    expect([await found("Kenya"), await found("West Africa")]).toEqual([[], [kenya, ivory]]);
    await expect(found("Atlantis")).rejects.toMatchObject({ code: "invalid", field: "region" });
  });

  it("can be lost only with a reason, which is cleared when it is reopened", async () => {
    const { ctx } = business;
    await expect(makeOpportunity(ctx, { status: "closed_lost" })).rejects.toMatchObject({
      field: "lostReason",
    });
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    await expect(moveOpportunity(ctx, id, { status: "closed_lost" })).rejects.toMatchObject({
      field: "lostReason",
    });
    const lost = await moveOpportunity(ctx, id, { status: "closed_lost", lostReason: "Too dear" });
    expect([lost.lostReason, lost.closedAt === null]).toEqual(["Too dear", false]);
    const open = await moveOpportunity(ctx, id, { status: "qualified" });
    expect([open.lostReason, open.closedAt]).toEqual([null, null]);
    const [second, first] = await listEvents(ctx, [id], 10);
    expect([first?.fromStage, first?.toStage, first?.text]).toEqual(["new_lead", "closed_lost", "Too dear"]);
    expect([second?.fromStage, second?.toStage]).toEqual(["closed_lost", "qualified"]);
    await expectTrueTotals();
  });

  it("lists its changes, and accepts only team members as owners", async () => {
    const { ctx } = business;
    const { id } = await makeOpportunity(ctx, { revenue: 10 });
    const change = OpportunityChangeSchema.parse({ revenue: 5000, probability: 80, closeDate: "2027-01-15" });
    const changed = await changeOpportunity(ctx, id, change);
    expect(changed).toMatchObject({
      revenue: 500_000,
      probability: 80,
      closeDate: "2027-01-15",
      region: "Kenya",
    });
    const [event] = await listEvents(ctx, [id], 1);
    expect(event?.text).toBe("Deal value: $5,000. Probability: 80%. Close date: 15 Jan 2027.");
    const stranger = await makeBusiness();
    await expect(changeOpportunity(ctx, id, { ownerId: stranger.user.userId })).rejects.toMatchObject({
      field: "ownerId",
    });
    await expect(getOpportunity(stranger.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expectTrueTotals();
  });

  it("is removed from lists and totals when deleted, and can be restored", async () => {
    const { ctx } = business;
    const { id } = await makeOpportunity(ctx, { revenue: 700 });
    await removeOpportunity(ctx, id);
    await expect(getOpportunity(ctx, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await listOpportunities(ctx, query())).total.count).toBe(0);
    expect((await listOpportunities(ctx, query({ search: "solar" }))).rows).toEqual([]);
    await expectTrueTotals();
    await restoreOpportunity(ctx, id);
    expect((await listOpportunities(ctx, query({ search: "solar" }))).rows).toHaveLength(1);
    await expectTrueTotals();
  });
});

describe("concurrent requests", () => {
  it("let only one move with `from` succeed, and keep the totals correct", async () => {
    const { ctx } = business;
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    const from = "new_lead" as const;
    const told = await Promise.allSettled([
      moveOpportunity(ctx, id, { status: "qualified", from }),
      moveOpportunity(ctx, id, { status: "in_progress", from }),
      moveOpportunity(ctx, id, { status: "closed_won", from }),
    ]);
    expect(told.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listEvents(ctx, [id], 10)).toHaveLength(2);
    await Promise.all([
      moveOpportunity(ctx, id, { status: "new_lead" }).catch(() => null),
      changeOpportunity(ctx, id, { revenue: 9_900 }).catch(() => null),
      removeOpportunity(ctx, id),
    ]);
    await expectTrueTotals();
  });

  it("convert a lead into one opportunity with the lead's value, counted once", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    await updateLead(ctx, lead.id, { estimatedValue: 250_000 });
    const before = await getPipelineValue(ctx);
    const made = await Promise.all(Array.from({ length: 4 }, () => convertLead(ctx, lead.id)));
    expect(new Set(made.map(({ opportunity }) => opportunity.id)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(made[0]?.opportunity).toMatchObject({ revenue: 250_000, leadId: lead.id, source: "lead" });
    const after = await getPipelineValue(ctx);
    expect([before.totalPipelineValue, after.totalPipelineValue]).toEqual([250_000, 250_000]);
    expect([after.valuedLeads, after.openOpportunities, after.averageDealSize]).toEqual([0, 1, 250_000]);
    await expectTrueTotals();
    await expect(updateLead(ctx, lead.id, { estimatedValue: 5 })).rejects.toMatchObject({ code: "conflict" });
    await expect(restoreOpportunity(ctx, made[0]?.opportunity.id ?? 0)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("mark a lead as converted, except while its opportunity is deleted", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    const since = async () => (await getLead(ctx, lead.id)).convertedAt;
    expect(await since()).toBeNull();
    const { opportunity } = await convertLead(ctx, lead.id);
    expect(await since()).toBeInstanceOf(Date);
    await removeOpportunity(ctx, opportunity.id);
    expect(await since()).toBeNull();
    expect(await updateLead(ctx, lead.id, { estimatedValue: 5 })).toMatchObject({ estimatedValue: 5 });
    await restoreOpportunity(ctx, opportunity.id);
    expect(await since()).toBeInstanceOf(Date);
    await expect(updateLead(ctx, lead.id, { estimatedValue: 6 })).rejects.toMatchObject({ code: "conflict" });
    await removeOpportunity(ctx, opportunity.id);
    await convertLead(ctx, lead.id);
    await expect(restoreOpportunity(ctx, opportunity.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await since()).toBeInstanceOf(Date);
    await expectTrueTotals();
  });

  it("create one opportunity per reply, from a lead or an unknown sender", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    for (const [threadId, leadId] of [
      [7, lead.id],
      [8, null],
    ] as const) {
      const of = { ownerId: business.user.userId, threadId, contactEmail: "who@else.test" };
      const made = await Promise.all([1, 2, 3].map(() => openOpportunityOfReply(ctx, { ...of, leadId })));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(made[0]).toMatchObject({ source: "reply", threadId, leadId });
    }
    await expectTrueTotals();
  });
});
