import { describe, expect, it } from "vitest";
import { CAMPAIGN_STATES } from "~/domains/campaigns/campaign-policy";
import { cancelCampaign, pauseCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { stopCampaigns } from "~/domains/campaigns/erase-campaigns.server";
import { removeTemplate } from "~/domains/campaigns/remove-template.server";
import { CAMPAIGN_STATUSES } from "~/domains/campaigns/tables";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { makeBusiness } from "../../support/harness/context";

const isDone = (act: Promise<unknown>) =>
  act.then(
    () => true,
    (error) => {
      if (error.code !== "conflict") throw error;
      return false;
    },
  );

describe.each(CAMPAIGN_STATUSES)("a campaign that is %s", (status) => {
  const { canEdit, canPause, canCancel, isOver } = CAMPAIGN_STATES[status];

  it("can be edited, paused and cancelled only in the states that show these buttons", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const { id } = await makeCampaign(ctx);
    const put = () =>
      ctx.d1.prepare("update outreach_campaigns set status = ? where id = ?").bind(status, id).run();
    await put();
    expect(await isDone(editCampaign(ctx, id, { name: "Renamed" }))).toBe(canEdit);
    await put();
    expect(await isDone(pauseCampaign(ctx, id))).toBe(canPause);
    await put();
    expect(await isDone(cancelCampaign(ctx, id))).toBe(canCancel);
  });

  it("keeps its template in use until it ends, and is cancelled when its account closes", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const { id } = await makeCampaign(ctx);
    const [step] = await listSteps(ctx, id);
    await ctx.d1.prepare("update outreach_campaigns set status = ? where id = ?").bind(status, id).run();
    await stopCampaigns(ctx).run();
    expect((await getCampaign(ctx, id)).status).toBe(isOver ? status : "cancelled");
    await ctx.d1.prepare("update outreach_campaigns set status = ? where id = ?").bind(status, id).run();
    expect(await isDone(removeTemplate(ctx, step?.templateId ?? 0))).toBe(isOver);
  });
});
