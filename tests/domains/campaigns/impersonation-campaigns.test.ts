import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import type { CampaignInput } from "~/domains/campaigns/campaign-schemas";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { campaigns } from "~/domains/campaigns/tables";
import { outcome } from "../../support/fixtures/people";
import { makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const TOMORROW = new Date(Date.now() + 86_400_000);
const CHANGE = { name: "Lamps" } as Parameters<typeof editCampaign>[2];

const input = (set: Partial<CampaignInput>): CampaignInput => ({
  name: "Solar",
  description: null,
  templateId: null,
  mail: null,
  mailboxId: null,
  leadSearchId: null,
  followUps: [],
  isAnyHour: false,
  startsNow: false,
  scheduledAt: null,
  ...set,
});

async function acting() {
  const { ctx } = await makeBusiness();
  const as: BusinessContext = { ...ctx, actor: { ...ctx.actor, impersonatorId: 1 } };
  const draft = async (status: "draft" | "scheduled") => {
    const box = await makeMailbox(ctx, 1);
    const { campaignId } = await makeCampaign(ctx, box.id, [], { status });
    await ctx.db.update(campaigns).set({ scheduledAt: TOMORROW }).where(eq(campaigns.id, campaignId));
    return campaignId;
  };
  return { ctx, as, draft };
}

describe("an impersonating administrator", () => {
  it.each([
    ["starts", { startsNow: true }],
    ["schedules", { scheduledAt: TOMORROW }],
  ])("never %s a campaign when creating it, and creates none", async (_, set) => {
    const { ctx, as } = await acting();
    expect(await outcome(beginCampaign(as, input(set)))).toBe("forbidden");
    expect(await ctx.db.$count(campaigns, eq(campaigns.accountId, ctx.account.id))).toBe(0);
  });

  it("creates a draft", async () => {
    const { as } = await acting();
    expect(await beginCampaign(as, input({}))).toMatchObject({ status: "draft" });
  });

  it("keeps a draft unscheduled when it is edited", async () => {
    const { as, draft } = await acting();
    const id = await draft("draft");
    expect(await outcome(editCampaign(as, id, { ...CHANGE, scheduledAt: TOMORROW }))).toBe("forbidden");
    expect(await outcome(editCampaign(as, id, CHANGE))).toBe("forbidden");
    expect(await getCampaign(as, id)).toMatchObject({ status: "draft", name: "Solar" });
  });

  it("can edit a campaign that the user scheduled", async () => {
    const { as, draft } = await acting();
    const id = await draft("scheduled");
    expect(await editCampaign(as, id, CHANGE)).toMatchObject({ status: "scheduled", name: "Lamps" });
  });
});
