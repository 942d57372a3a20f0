import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { UnfinishedCampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { findOpen } from "~/domains/campaigns/edit-campaign.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { StepsSchema } from "~/domains/campaigns/steps/step-schemas";
import { launch, makeCampaign } from "../../support/fixtures/campaigns";
import { addAlike, makeSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

describe("a campaign form left to select leads", () => {
  it("is saved as a draft with all input, even if a start time was chosen", async () => {
    const ctx = await business();
    const search = await makeSearch(ctx);
    const given = { targetLeadSearchId: search.id, scheduledAt: "2030-01-01T09:00", start: "now" };
    const mail = { subject: "For you", content: "Hello" };
    const whole = await beginCampaign(
      ctx,
      UnfinishedCampaignSchema.parse({ ...given, ...mail, name: "Solar" }),
    );
    expect(whole).toMatchObject({ name: "Solar", status: "draft", template: { name: "Solar" } });
    expect(whole.scheduledAt?.toISOString()).toBe("2030-01-01T09:00:00.000Z");
    const bare = await beginCampaign(ctx, UnfinishedCampaignSchema.parse(given));
    expect(bare).toMatchObject({ name: "New campaign", status: "draft", template: null });
    expect(await listSteps(ctx, bare.id)).toEqual([]);
    expect(StepsSchema.safeParse({ pick: "1" }).success).toBe(true);
    expect(StepsSchema.safeParse({}).success).toBe(false);
  });

  it("targets the selected leads, with everything else unchanged", async () => {
    const ctx = await business();
    const [company = 0] = await addAlike(ctx, 1);
    const { id } = await makeCampaign(ctx, 2);
    const before = await getCampaign(ctx, id);
    const search = await selectLeads(
      ctx,
      SelectionFormSchema.parse({ companyIds: [company], campaignId: String(id) }),
    );
    const { leadSearchId, leadSearch, updatedAt: _at, ...rest } = await getCampaign(ctx, id);
    expect([leadSearchId, leadSearch?.resultsCount]).toEqual([search.id, 1]);
    expect(before).toMatchObject(rest);
  });

  it("keeps its audience rules", async () => {
    const ctx = await business();
    const [company = 0] = await addAlike(ctx, 1);
    const audience = `search:${(await makeSearch(ctx)).id}`;
    const { id } = await beginCampaign(ctx, UnfinishedCampaignSchema.parse({ name: "Solar", audience }));
    const { audienceRules } = await getCampaign(ctx, id);
    await selectLeads(ctx, SelectionFormSchema.parse({ companyIds: [company], campaignId: String(id) }));
    expect(audienceRules).toMatchObject({ people: "one" });
    expect((await getCampaign(ctx, id)).audienceRules).toEqual(audienceRules);
  });

  it("creates a list only for a draft of its own account", async () => {
    const [ctx, other] = [await business(), await business()];
    const [company = 0] = await addAlike(ctx, 1);
    const theirs = await makeCampaign(other, 1);
    const { id, searchId } = await makeCampaign(ctx, 1);
    await launch(ctx, id);
    const count = () => ctx.db.all(sql`select id from lead_searches where account_id = ${ctx.account.id}`);
    const before = await count();
    for (const [campaignId, code] of [
      [theirs.id, "not_found"],
      [id, "conflict"],
    ] as const)
      await expect(
        selectLeads(ctx, SelectionFormSchema.parse({ companyIds: [company], campaignId })),
      ).rejects.toMatchObject({ code });
    expect(await count()).toEqual(before);
    expect((await getCampaign(ctx, id)).leadSearchId).toBe(searchId);
    expect(await findOpen(ctx, id)).toBeNull();
    await expect(findOpen(ctx, theirs.id)).rejects.toMatchObject({ code: "not_found" });
    expect(
      SelectionFormSchema.safeParse({ companyIds: [1], campaignId: "x" }).error?.issues[0]?.message,
    ).toBe("This campaign wasn’t found.");
  });
});
