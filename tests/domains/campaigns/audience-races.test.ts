import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { business, campaignTo, person } from "../../support/fixtures/audiences";
import { makeMailbox, makeTemplate, messagesOf } from "../../support/fixtures/campaigns";

const NAMES = ["Amina", "Kofi", "Otieno", "Wanjiru"];

async function peopleOf(ctx: BusinessContext): Promise<string> {
  const ids: number[] = [];
  for (const name of NAMES) ids.push(await person(ctx, name));
  return `selection:${ids.join(",")}`;
}

async function waitingTo(ctx: BusinessContext, campaignIds: number[]) {
  const messages = await Promise.all(campaignIds.map((id) => messagesOf(ctx, id)));
  return messages
    .flat()
    .filter(({ state }) => state === "waiting")
    .map(({ to_name }) => to_name)
    .sort();
}

describe("one email per contact of an audience", () => {
  it("is queued by a campaign started and planned twice concurrently", async () => {
    const ctx = await business();
    const { id } = await campaignTo(ctx, await peopleOf(ctx));
    const starts = await Promise.allSettled([startCampaign(ctx, id), startCampaign(ctx, id)]);
    expect(starts.some(({ status }) => status === "fulfilled")).toBe(true);
    await Promise.all([planCampaign(ctx, id), planCampaign(ctx, id)]);
    expect(await waitingTo(ctx, [id])).toEqual(NAMES);
  });

  it("is queued by two campaigns started concurrently", async () => {
    const ctx = await business();
    const audience = await peopleOf(ctx);
    const { id: one } = await campaignTo(ctx, audience);
    const templateId = await makeTemplate(ctx);
    const { id: other } = await createCampaign(
      ctx,
      CampaignSchema.parse({ name: "Other", templateId, audience }),
    );
    const ids = [one, other];
    await Promise.all(ids.map((id) => startCampaign(ctx, id)));
    await Promise.all(ids.map((id) => planCampaign(ctx, id)));
    expect(await waitingTo(ctx, ids)).toEqual(NAMES);
  });

  it("is queued after a form was submitted twice concurrently to create and start a campaign", async () => {
    const ctx = await business();
    const audience = await peopleOf(ctx);
    await makeMailbox(ctx);
    const templateId = await makeTemplate(ctx);
    const input = CampaignSchema.parse({ name: "Now", start: "now", templateId, audience });
    const made = await Promise.all([beginCampaign(ctx, input), beginCampaign(ctx, input)]);
    expect(made.map(({ status }) => status)).toEqual(["active", "active"]);
    const ids = made.map(({ id }) => id);
    await Promise.all(ids.map((id) => planCampaign(ctx, id)));
    expect(await waitingTo(ctx, ids)).toEqual(NAMES);
  });
});
